import type { Attendee } from '#contract/attendees.ts';
import type { CsvColumns } from '#server/platform/responses/csv.ts';

export const ATTENDEE_CSV: CsvColumns<Attendee> = {
  name: ({ name }) => name,
  seats: ({ seats }) => seats,
  state: ({ state }) => state,
  phone: ({ phone }) => phone ?? null,
  email: ({ email }) => email ?? null,
  source: ({ source }) => source,
  orderNumber: ({ orderNumber }) => orderNumber ?? null,
  question: ({ question }) => question ?? null,
  answer: ({ answer }) => answer ?? null,
  note: ({ note }) => note ?? null,
  since: ({ since }) => since,
};
