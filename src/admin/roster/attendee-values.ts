/** What a form about somebody who was added by hand has, as it is typed. */
import type { Attendee } from '#contract/attendees.ts';

export interface AttendeeValues {
  name: string;
  phone: string;
  email: string;
  seats: number;
  note: string;
}

export const NOBODY: AttendeeValues = { name: '', phone: '', email: '', seats: 1, note: '' };

export function valuesOf({ name, phone = '', email = '', seats, note = '' }: Attendee): AttendeeValues {
  return { name, phone, email, seats, note };
}

/** As it is sent: what is empty is null. */
export function inputOf({ name, phone, email, seats, note }: AttendeeValues) {
  return { name, phone: phone.trim() || null, email: email.trim() || null, seats, note: note.trim() || null };
}
