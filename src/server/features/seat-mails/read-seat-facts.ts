/** What a mail about seats says, from the facts of now (docs/rules.md#mails-about-seats). */
import { api, inLanguage, pages } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import type { Lang } from '#domain/language.ts';
import { openlyAsked } from '#domain/orders/asked-quantity.ts';
import { type WorkshopNow, workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { Database } from '#server/db/schema.ts';
import { changeOf } from '#server/mail/seats/change-mails.ts';
import type {
  SeatMailAddresses,
  SeatMailFacts,
  SeatMailKind,
  SeatRight,
} from '#server/mail/seats/seat-facts.ts';
import { inLang } from '#server/mail/orders/order-facts.ts';
import { readOrderView } from '../orders/order-view.ts';
import { type ToldAttendee, cancelledSeatsOf, givenSeatsOf, toldAttendee } from '../roster/told-attendee.ts';
import { toldPlace, toldUser } from '../waiting-list/told-waiting.ts';
import { type SeatMail, recipientId } from './seat-mail-job.ts';

interface Telling {
  shop: Settings;
  publicUrl: string;
  now: Date;
}

export interface ToldSeats {
  /** By which an erasure finds what was sent: of a waiting place, which may be gone by then, the user's. */
  recipientId: string;
  address: string;
  of: SeatMailKind;
  facts: SeatMailFacts;
  workshopId: string;
}

interface Former {
  formerOf: string;
  email: string;
  lang: Lang;
}

/** Who is told, and what only the mail's kind knows. */
interface Told {
  email: string;
  lang: Lang;
  seats: number;
  workshopId: string;
  of: SeatMailKind;
  userId?: string;
  token?: string;
  orderId?: string;
}

/** Null when there is nothing to say any more, or nobody to say it to. */
export async function readSeatFacts(
  db: Database,
  job: SeatMail,
  telling: Telling,
): Promise<ToldSeats | null> {
  const told = await toldBy(db, job, telling);
  const workshop = told && (await workshopsNow(db, [told.workshopId])).get(told.workshopId);
  if (!workshop || !isTimely(told.of, workshop, telling.now)) return null;
  const { lang, seats, workshopId, email: address, of } = told;
  const { shop, texts } = telling.shop;
  const bring = texts['workshops.bring'];
  const facts: SeatMailFacts = {
    lang,
    shop,
    bring: bring && inLang(bring, lang),
    now: telling.now,
    workshop,
    seats,
    addresses: addressesOf(told, workshop, telling.publicUrl),
  };
  if (of.kind === 'changed' && !changeOf(of.before, facts)) return null;
  return { recipientId: told.userId ?? recipientId(job.to), address, of, facts, workshopId };
}

/** A cancelled seat matters while a meeting lies ahead; a reminder is for what does and can be seen by all. */
function isTimely({ kind }: SeatMailKind, { active, meetings }: WorkshopNow, now: Date): boolean {
  if (kind === 'seat_cancelled') return meetings.some(({ date }) => new Date(date) > now);
  if (kind !== 'reminder') return true;
  const [first] = meetings;
  return active && first !== undefined && new Date(first.date) > now;
}

async function toldBy(db: Database, job: SeatMail, telling: Telling): Promise<Told | null> {
  const { to, workshopId } = job;
  if ('place' in to) return toldWaiting(db, job, to.place, telling);
  if ('user' in to) {
    const user = await toldUser(db, to.user);
    return user && { ...user, lang: to.lang, seats: 1, workshopId, of: { kind: 'offer_ended' } };
  }
  if ('buyerOf' in to) return toldBuyer(db, to.buyerOf, telling.now);
  if ('formerOf' in to)
    return job.kind === 'seat_cancelled' ? toldCancelled(db, to, workshopId) : toldFormer(db, to, workshopId);
  const attendee = await toldAttendee(db, to.attendee, job.kind === 'moved' ? undefined : workshopId);
  const of = attendee && (await kindFor(db, job, attendee, telling.now));
  if (!of) return null;
  const { email, lang, seats, orderId, givenBy } = attendee;
  return {
    email,
    lang,
    seats,
    workshopId: attendee.workshopId,
    of,
    ...(orderId !== undefined && givenBy === undefined && { orderId }),
  };
}

async function toldWaiting(
  db: Database,
  job: SeatMail,
  id: string,
  { now, shop }: Telling,
): Promise<Told | null> {
  const place = await toldPlace(db, id, now);
  if (!place) return null;
  const { email, lang, seats, token, user_id: userId, offer_until: until, position } = place;
  const told = { email, lang, seats, token, userId, workshopId: place.workshop_id };
  if (job.kind === 'message')
    return { ...told, of: { kind: 'message', subject: job.subject, text: job.text, to: 'waiting' } };
  if (job.kind === 'seat_offered') return until === null ? null : { ...told, of: { kind: job.kind, until } };
  // Once something is offered, another mail says more.
  if (job.kind !== 'waiting_joined' || position === null) return null;
  const { offerHours } = shop.workshops;
  return { ...told, of: { kind: job.kind, position, offerHours } };
}

async function toldBuyer(db: Database, lineId: string, now: Date): Promise<Told | null> {
  const given = await givenSeatsOf(db, lineId);
  const order = given && (await readOrderView(db, given.orderId, now));
  if (!order || order.contact.email === '') return null;
  const { orderId, seats, workshopId, to } = given;
  return {
    email: order.contact.email,
    lang: order.lang,
    seats,
    workshopId,
    orderId,
    of: { kind: 'given_away', to, orderNumber: order.number },
  };
}

/** Null once the seats are theirs again, or don't exist any more. */
async function toldFormer(
  db: Database,
  { formerOf, email, lang }: Former,
  workshopId: string,
): Promise<Told | null> {
  const attendee = await toldAttendee(db, formerOf);
  if (attendee?.givenBy === undefined || attendee.email === email) return null;
  return {
    email,
    lang,
    seats: attendee.seats,
    workshopId,
    of: { kind: 'given_on', by: attendee.givenBy },
  };
}

/** Null once they aren't known any more. */
async function toldCancelled(db: Database, { formerOf, email, lang }: Former, workshopId: string) {
  const found = await cancelledSeatsOf(db, formerOf);
  if (found === null || found.email !== email) return null;
  const { seats, givenBy: by } = found;
  return { email, lang, seats, workshopId, of: { kind: 'seat_cancelled' as const, by } };
}

async function kindFor(
  db: Database,
  job: SeatMail,
  attendee: ToldAttendee,
  now: Date,
): Promise<SeatMailKind | null> {
  switch (job.kind) {
    case 'message':
      return { kind: 'message', subject: job.subject, text: job.text, to: 'attendees' };
    case 'changed':
      return { kind: job.kind, before: job.before };
    case 'moved':
      return attendee.workshopId === job.from ? null : { kind: job.kind, before: job.before };
    case 'seat_given':
      return attendee.givenBy === undefined ? null : { kind: job.kind, by: attendee.givenBy };
    case 'reminder':
      return reminderFor(db, attendee, now);
    default:
      return null;
  }
}

/** A cancellation takes effect when it is asked for, so who asked isn't reminded. */
async function reminderFor(db: Database, attendee: ToldAttendee, now: Date): Promise<SeatMailKind | null> {
  const { orderId, givenBy, _id, state, seats } = attendee;
  if (state !== 'registered') return null;
  const order = orderId === undefined ? null : await readOrderView(db, orderId, now);
  if (openlyAsked(order?.cancellationRequest, { _id, quantity: seats }) === seats) return null;
  const line = givenBy === undefined && order?.lines.find((one) => one._id === _id);
  return { kind: 'reminder', right: line ? rightOf(line.cancellation) : null };
}

function rightOf({
  allowed: isAllowed,
  until = undefined,
  refund = undefined,
}: {
  allowed: boolean;
  until?: string | undefined;
  refund?: SeatRight['refund'] | undefined;
}): SeatRight {
  return { isAllowed, until: until ?? null, refund: refund ?? null };
}

function addressesOf(
  { lang, token, orderId, workshopId }: Told,
  { active }: WorkshopNow,
  publicUrl: string,
): SeatMailAddresses {
  const absolute = (path: string) => new URL(inLanguage(lang, path), publicUrl).href;
  return {
    workshop: active ? absolute(pages.workshop(workshopId)) : null,
    calendar: active ? new URL(api.workshopCalendar(workshopId, { lang }), publicUrl).href : null,
    leave: token === undefined ? null : absolute(pages.waitingPlace({ token })),
    order: orderId === undefined ? null : absolute(pages.order(orderId)),
    account: absolute(pages.account()),
    file: (path) => new URL(path, publicUrl).href,
  };
}
