export const ATTENDEE_STATES = ['registered', 'attended', 'absent', 'cancelled'] as const;
export type AttendeeState = (typeof ATTENDEE_STATES)[number];

/** Where an attendee's seats were taken: by an order, or by the admin's hand. */
export const ATTENDEE_SOURCES = ['order', 'hand'] as const;

/** Whether the seats are taken. */
export function comes({ state }: { state: AttendeeState }): boolean {
  return state !== 'cancelled';
}

/** Signs of an answer to what a workshop asks. */
export const ANSWER_LENGTH = 300;
