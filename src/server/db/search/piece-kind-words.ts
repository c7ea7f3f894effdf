import type { PieceKind } from '#domain/catalogue.ts';

interface KindWords {
  /** In both languages, singular and plural. */
  names: readonly string[];
  /** What some of the kind are called. */
  words: readonly string[];
}

export const PIECE_KIND_WORDS: Record<PieceKind, KindWords> = {
  ring: { names: ['טבעת', 'טבעות', 'ring', 'rings'], words: ['band', 'signet', 'חותם'] },
  earrings: {
    names: ['עגיל', 'עגילים', 'earring', 'earrings'],
    words: ['חישוק', 'חישוקים', 'hoop', 'hoops', 'stud', 'studs', 'drops'],
  },
  necklace: {
    names: ['שרשרת', 'שרשראות', 'necklace', 'necklaces'],
    words: ['תליון', 'תליונים', 'pendant', 'pendants', 'chain', 'chains', 'ענק'],
  },
  bracelet: {
    names: ['צמיד', 'צמידים', 'bracelet', 'bracelets'],
    words: ['bangle', 'bangles', 'cuff', 'cuffs'],
  },
  picture: { names: ['תמונה', 'תמונות', 'picture', 'pictures'], words: ['print', 'prints', 'art'] },
  card: { names: ['כרטיס', 'כרטיסים', 'card', 'cards'], words: ['ברכה', 'ברכות', 'greeting'] },
  home: { names: ['לבית', 'home'], words: ['בית', 'decor', 'house'] },
  voucher: { names: ['שובר', 'שוברים', 'voucher', 'vouchers'], words: ['מתנה', 'gift'] },
  other: { names: [], words: [] },
};
