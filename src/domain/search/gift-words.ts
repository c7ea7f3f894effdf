/** Words of a search that names no piece because it is for a gift: 'מתנה ליום הולדת', 'a small gift for mom'. */
import { withoutPrefix } from './forms.ts';
import { queryWords } from './lookups.ts';
import { wordsOf } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(({ letters }) => letters));

const GIFT = setOf('מתנה מתנות gift gifts present presents');
const OCCASION = setOf('הולדת חתונה חתונות נישואים נישואין אירוסין birthday anniversary wedding engagement');
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

/** What to look up for it before all pieces are offered; null for a query that isn't for a gift alone. */
export function askedGift(query: string): string | null {
  const words = queryWords(query);
  if (!words.every(isAnyPiece)) return null;
  const gifts = words.filter((word) => isOf(GIFT, word));
  if (gifts.length > 0) return gifts.join(' ');
  return words.some((word) => isOf(OCCASION, word)) ? query : null;
}
