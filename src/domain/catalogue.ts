export const CATALOGUE_KINDS = ['products', 'workshops', 'tutorials'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

export const ENTRY_KINDS = [...CATALOGUE_KINDS, 'banner-texts'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const CATEGORIES = ['goldsmith', 'cricut', 'others'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a piece is, as customers look for it; the order of the shop's chips. */
export const PIECE_KINDS = [
  'ring',
  'earrings',
  'necklace',
  'bracelet',
  'picture',
  'card',
  'home',
  'voucher',
  'other',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const TUTORIAL_LEVELS = ['beginner', 'medium', 'advanced'] as const;
export type TutorialLevel = (typeof TUTORIAL_LEVELS)[number];

export const WORKSHOP_LEVELS = ['beginner', 'intermediate', 'medium', 'advanced', 'all'] as const;
export type WorkshopLevel = (typeof WORKSHOP_LEVELS)[number];

/** `intermediate` and `medium` have one label, so a visitor chooses them as one. */
export function levelChoice(level: WorkshopLevel): WorkshopLevel {
  return level === 'intermediate' ? 'medium' : level;
}

/** For the editor of a workshop that has this level: of the two with one label, its own. */
export function levelsToChoose(level: string | null): readonly WorkshopLevel[] {
  const other = level === 'intermediate' ? 'medium' : 'intermediate';
  return WORKSHOP_LEVELS.filter((one) => one !== other);
}

/** Without a sort a list is 'recommended': highest priority, then newest. */
export const SHOP_SORTS = ['newest', 'priceLow', 'priceHigh'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

export const TUTORIAL_SORTS = ['newest', 'popular', 'rating'] as const;
export type TutorialSort = (typeof TUTORIAL_SORTS)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DURATIONS = ['short', 'medium', 'long'] as const;
export type Duration = (typeof DURATIONS)[number];

export function levelOfDifficulty(difficulty: Difficulty): TutorialLevel {
  return difficulty === 'intermediate' ? 'medium' : difficulty;
}

export function durationOfMinutes(minutes: number): Duration {
  if (minutes < 15) return 'short';
  return minutes <= 30 ? 'medium' : 'long';
}
