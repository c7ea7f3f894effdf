import type { Category } from '#domain/catalogue.ts';

const JEWELRY =
  /\b(?:jewel\w*|rings?|earrings?|studs?|necklaces?|bracelets?|bangles?|pendants?|brooch\w*|anklets?|charms?|chains?|sterling|silver|gold|goldsmith\w*)\b|תכשיט|טבעת|טבעות|עגיל|שרשרת|שרשראות|צמיד|תליון|סיכת|כסף|זהב|צורפות/i;
const PAPER =
  /\b(?:cricut|papers?|papercut\w*|cards?|stickers?|decals?|vinyl|invitations?|labels?|stationery|envelopes?|origami|garlands?)\b|קריקט|נייר|כרטיס|מדבק|ויניל|הזמנות|הזמנה|מעטפ|גזירות/i;

/** By the shop's own words for a piece, the most telling first. */
export function guessCategory(words: readonly string[]): Category {
  for (const text of words) {
    if (JEWELRY.test(text)) return 'goldsmith';
    if (PAPER.test(text)) return 'cricut';
  }
  return 'others';
}
