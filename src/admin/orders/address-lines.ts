import type { Address } from '#contract/checkout.ts';
import { fullName } from '#domain/person.ts';

interface Words {
  floor: (floor: string) => string;
  entrance: (entrance: string) => string;
  apartment: (apartment: string) => string;
}

/** As on a parcel, without the note; a place without streets has fewer lines. */
export function addressLines(
  { city, street, house, entrance, floor, apartment, postcode }: Address,
  contact: { firstName: string; lastName: string; phone?: string | undefined },
  words: Words,
): string[] {
  const door = [
    entrance && words.entrance(entrance),
    floor && words.floor(floor),
    apartment && words.apartment(apartment),
  ];
  return [
    fullName(contact),
    contact.phone,
    joined([street, house], ' '),
    joined(door, ', '),
    joined([city, postcode], ' '),
  ].filter((line): line is string => Boolean(line));
}

function joined(parts: readonly (string | undefined)[], by: string): string {
  return parts.filter(Boolean).join(by);
}
