/** Pieces in stock and seats in workshops, which change without an edit of their entry (docs/rules.md#stock). */

/** Pieces after a difference; null where there are too few. */
export function stockAfter(inventory: number, by: number): number | null {
  return inventory + by < 0 ? null : inventory + by;
}

interface StockEdit {
  /** What the admin saw. */
  from: number;
  to: number;
}

/** Pieces after an admin's edit, which sales since `from` don't undo; null where it would take more than are left. */
export function editedStock(inventory: number, { from, to }: StockEdit): number | null {
  return stockAfter(inventory, to - from);
}

/** The least number that such an edit may set. */
export function leastEditedStock(inventory: number, from: number): number {
  return Math.max(0, from - inventory);
}

export interface Seats {
  /** Set aside by the admin. */
  own: number;
  registrations: number;
}

export function participantsOf({ own, registrations }: Seats): number {
  return own + registrations;
}

/** The admin's own seats when all participants are to be this many; null below the registrations. */
export function ownSeatsFor(participants: number, registrations: number): number | null {
  return participants < registrations ? null : participants - registrations;
}

/** Registrations after a difference; null where seats are missing or fewer were registered. */
export function registrationsAfter(seats: Seats, limit: number, by: number): number | null {
  const after = seats.registrations + by;
  if (after < 0) return null;
  return by > 0 && seats.own + after > limit ? null : after;
}
