/** A validator's rules for search engines, and ours where it has none. */
import Validator from '@adobe/structured-data-validator';
import type { Thing } from './head.ts';

/** One line per error, without recommendations. */
export async function structuredDataErrors(things: readonly Thing[]): Promise<string[]> {
  const byType: Record<string, Thing[]> = {};
  // A copy, because the validator changes its input.
  for (const thing of structuredClone([...things])) (byType[thing['@type']] ??= []).push(thing);
  const found = await new Validator().validate({ jsonld: byType });
  const errors = found
    .filter(({ severity }) => severity === 'ERROR')
    .map((issue) => `${issue.rootType}: ${issue.issueMessage}`);
  return [
    ...errors,
    ...things.filter(({ '@type': type }) => type === 'EducationEvent').flatMap(eventErrors),
    ...things.flatMap(addressErrors),
  ];
}

/** Google's rules for an event, which the validator lacks. */
function eventErrors(event: Thing): string[] {
  const { name, startDate, endDate, eventStatus, eventAttendanceMode } = event;
  const location = event.location as Thing | undefined;
  const offer = event.offers as Thing | undefined;
  const rules: [string, boolean][] = [
    ['a name', Boolean(name)],
    ['dates in order, in UTC', isInstant(startDate) && isInstant(endDate) && startDate < endDate],
    ['a place with an address', Boolean(location?.name && location.address)],
    ['its state', eventStatus === 'https://schema.org/EventScheduled'],
    ['the way to attend', eventAttendanceMode === 'https://schema.org/OfflineEventAttendanceMode'],
    ['an organizer', Boolean((event.organizer as Thing | undefined)?.name)],
    ['seats', Number.isInteger(event.remainingAttendeeCapacity)],
    [
      'a whole offer, if any',
      !offer ||
        (Number(offer.price) >= 0 &&
          offer.priceCurrency === 'ILS' &&
          isInstant(offer.validFrom) &&
          Boolean(offer.url && offer.availability)),
    ],
    [
      'meetings within it',
      ((event.subEvent as Thing[] | undefined) ?? []).every(
        (meeting) => isInstant(meeting.startDate) && meeting.startDate >= (startDate as string),
      ),
    ],
  ];
  return rules.filter(([, kept]) => !kept).map(([rule]) => `An event without ${rule}`);
}

function isInstant(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** Addresses of pages and pictures must be absolute. */
function addressErrors(thing: Thing): string[] {
  const addresses = [thing.url, thing.image, thing.logo].flat().filter((address) => address !== undefined);
  return addresses
    .filter((address) => !/^https?:\/\//.test(String(address)))
    .map((address) => `${thing['@type']}: not a whole address: ${String(address)}`);
}
