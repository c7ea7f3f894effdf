/** Searches that name no piece: 'מתנה ליום הולדת', 'a small gift for mom', 'תכשיט עד 400'. */
import type { PieceKind } from '#domain/catalogue.ts';
import { withoutPrefix } from './forms.ts';
import { queryWords } from './lookups.ts';
import { wordsOf } from './words.ts';

export const JEWELRY: readonly PieceKind[] = ['ring', 'earrings', 'necklace', 'bracelet'];

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(({ letters }) => letters));

const GIFT = setOf('מתנה מתנת מתנות gift gifts present presents');
const OCCASION = setOf('הולדת חתונה חתונות נישואים נישואין אירוסין birthday anniversary wedding engagement');
const ANY_JEWELRY = setOf('תכשיט תכשיטים jewel jewels jewelry jewellery');
/** For whom, and what is said around. */
const AROUND = setOf(
  'אמא אבא אימא חברה חבר אישה אחות אח סבתא סבא מורה גננת בת בן זוג יום משהו רעיון רעיונות קטן קטנה קטנות יפה יפות מיוחד מיוחדת ' +
    'a an the for my her him mom mum mother dad father friend sister brother grandma teacher wife husband girlfriend boyfriend ' +
    'day something small little nice special idea ideas',
);

const isOf = (set: ReadonlySet<string>, word: string): boolean =>
  [word, ...withoutPrefix(word)].some((form) => set.has(form));

/** A word that doesn't tell one piece from another. */
export const isAnyPiece = (word: string): boolean => [GIFT, OCCASION, AROUND].some((set) => isOf(set, word));

export interface AnyPiece {
  /** What to look up before the pieces are offered. */
  text: string;
  /** Null for all of them. */
  kinds: readonly PieceKind[] | null;
}

/** Null for a query that means certain pieces, or none. */
export function anyPiece(query: string): AnyPiece | null {
  const words = queryWords(query);
  if (!words.every((word) => isAnyPiece(word) || isOf(ANY_JEWELRY, word))) return null;
  const gifts = words.filter((word) => isOf(GIFT, word));
  const isJewelry = words.some((word) => isOf(ANY_JEWELRY, word));
  if (gifts.length === 0 && !isJewelry && !words.some((word) => isOf(OCCASION, word))) return null;
  return {
    text: isJewelry || gifts.length === 0 ? query : gifts.join(' '),
    kinds: isJewelry ? JEWELRY : null,
  };
}
