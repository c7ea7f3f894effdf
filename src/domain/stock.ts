/** Null if too few are left. */
export function stockAfter(inventory: number, by: number): number | null {
  return inventory + by < 0 ? null : inventory + by;
}

interface StockEdit {
  from: number;
  to: number;
}

/** Keeps sales since `from`; null if more would be taken than are left. */
export function editedStock(inventory: number, { from, to }: StockEdit): number | null {
  return stockAfter(inventory, to - from);
}

export function leastEditedStock(inventory: number, from: number): number {
  return Math.max(0, from - inventory);
}

export interface Seats {
  own: number;
  registrations: number;
}

export function participantsOf({ own, registrations }: Seats): number {
  return own + registrations;
}

export function ownSeatsFor(participants: number, registrations: number): number | null {
  return participants < registrations ? null : participants - registrations;
}

export function registrationsAfter(seats: Seats, limit: number, by: number): number | null {
  const after = seats.registrations + by;
  if (after < 0) return null;
  return by > 0 && seats.own + after > limit ? null : after;
}
