/** Conventions as in schema.ts. */
import type { Lang } from '#domain/language.ts';
import type { AttendeeState } from '#domain/attendees.ts';

export interface SeatTables {
  workshop_attendees: WorkshopAttendeesTable;
  seat_people: SeatPeopleTable;
  waiting_places: WaitingPlacesTable;
}

/** Added by the admin; their seats are among the workshop's registrations. */
export interface WorkshopAttendeesTable {
  id: string;
  workshop_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  seats: number;
  lang: Lang;
  note: string | null;
  state: AttendeeState;
  marked_at: string | null; // when the state was chosen, by the device's clock
  created_at: string;
}

/** What is known of an order's seats beside the order itself. */
export interface SeatPeopleTable {
  line_id: string;
  name: string | null; // null: who ordered comes
  email: string | null;
  given_at: string | null; // when they were handed over
  note: string | null; // the admin's
  marked_at: string | null;
}

export interface WaitingPlacesTable {
  id: string;
  workshop_id: string;
  user_id: string;
  seats: number;
  lang: Lang;
  since: string;
  offer_until: string | null; // null: nothing is offered yet; once past, the place has ended
  line_id: string | null; // of the order that accepts the offer, whose hold takes the offer's place
  token: string; // of the link by which one leaves
}
