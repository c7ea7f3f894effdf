/** The calendar files that are attached to mails (docs/rules.md#mails-about-seats). */
import type { Settings } from '#contract/settings.ts';
import type { Lang } from '#domain/language.ts';
import type { Meeting } from '#server/db/entries/workshop-rows.ts';
import type { Database } from '#server/db/schema.ts';
import type { MailAttachment } from '#server/mail/mail-job.ts';
import { CALENDAR_TYPE, calendarOf } from './calendar.ts';
import { findWorkshop } from './workshops.repository.ts';

interface Mailed {
  lang: Lang;
  publicUrl: string;
  shop: Pick<Settings['shop'], 'name' | 'email' | 'address'>;
  now: Date;
}

interface MailedCalendar extends Mailed {
  workshopId: string;
  /** The dates that the reader's calendar may still have; of another workshop when they were moved. */
  before?: { workshopId: string; meetings: readonly Meeting[] } | undefined;
}

/** The events of the workshop's own calendar file; what takes place no more is taken back. Null: there is no event. */
export async function mailedCalendar(
  db: Database,
  { workshopId, before, now: stamp, ...options }: MailedCalendar,
): Promise<MailAttachment | null> {
  const workshop = await findWorkshop(db, workshopId);
  if (!workshop) return null;
  const isMove = before !== undefined && before.workshopId !== workshopId;
  // Higher than in the file that the reader may have, also when they are moved to and fro.
  const ahead = isMove ? 1 : 0;
  const { workshopDates, version } = workshop;
  const gone = !isMove && before ? before.meetings.slice(workshopDates.length) : [];
  const meetings = [...workshopDates, ...gone];
  const cancelledFrom = workshopDates.length;
  const parts = [{ workshop, meetings, sequence: version + ahead, stamp, cancelledFrom }];
  const from = isMove ? await findWorkshop(db, before.workshopId) : null;
  if (from && before)
    parts.push({
      workshop: from,
      meetings: [...before.meetings],
      sequence: from.version + ahead,
      stamp,
      cancelledFrom: 0,
    });
  return fileOf(parts, options);
}

/** The events of several workshops' own calendar files, in one. Null: there is none. */
export async function calendarOfSeats(
  db: Database,
  { workshopIds, now: stamp, ...options }: Mailed & { workshopIds: readonly string[] },
): Promise<MailAttachment | null> {
  const parts = [];
  for (const id of new Set(workshopIds)) {
    const workshop = await findWorkshop(db, id);
    if (workshop)
      parts.push({ workshop, meetings: workshop.workshopDates, sequence: workshop.version, stamp });
  }
  return fileOf(parts, options);
}

function fileOf(
  parts: Parameters<typeof calendarOf>[0],
  options: Parameters<typeof calendarOf>[1],
): MailAttachment | null {
  if (parts.every(({ meetings }) => meetings.length === 0)) return null;
  return { filename: 'workshop.ics', contentType: CALENDAR_TYPE, content: calendarOf(parts, options) };
}
