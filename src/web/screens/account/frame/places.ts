/** The parts of the overview, as fragments of its address. */
export const PLACES = { workshops: '#workshops', tutorials: '#tutorials', orders: '#orders' } as const;
export type Place = keyof typeof PLACES;
