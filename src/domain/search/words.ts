/**
 * A text as search compares it: words in small letters, without niqqud, accents and quotation marks, final letters
 * as plain ones. Each letter knows where it stands, so that a page can mark what was found.
 */

/** UTF-16 units of the text that the word came from; a mark on a letter belongs to it. */
interface Place {
  start: number;
  end: number;
}

export interface Word {
  letters: string;
  /** One for each UTF-16 unit of `letters`. */
  places: Place[];
}

/** Letters that are compared; what stands behind them in a longer run says no more. */
const LONGEST = 40;
const LETTER = /[\p{L}\p{Nd}]/u;
const MARK = /\p{M}/u;
/** Stands within a word and says nothing: צה״ל is צהל, maker's is makers. */
const SILENT = /[\p{Default_Ignorable_Code_Point}'"`´‘’‛“”„‟′″ʼ׳״]/u;
const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
/** Written once or twice as one likes: בניין, בנין. */
const DOUBLED = 'וי';

/** The words in their order. Whatever is neither letter nor digit parts them, maqaf and hyphen too. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let word: Word | null = null;
  let end = 0;
  for (const character of text) {
    const start = end;
    end += character.length;
    const last = word?.places.at(-1);
    if (MARK.test(character)) {
      if (last) last.end = end;
    } else if (SILENT.test(character)) {
      continue;
    } else if (LETTER.test(character)) {
      if (!word) words.push((word = { letters: '', places: [] }));
      add(word, folded(character), { start, end });
    } else {
      word = null;
    }
  }
  return words.filter(({ letters }) => letters !== '');
}

function add(word: Word, letters: string, place: Place): void {
  const last = word.places.at(-1);
  if (last && DOUBLED.includes(letters) && word.letters.endsWith(letters)) {
    last.end = place.end;
  } else if (word.letters.length + letters.length <= LONGEST) {
    word.letters += letters;
    for (let unit = 0; unit < letters.length; unit += 1) word.places.push({ ...place });
  }
}

/** '' for a character that is nothing but an accent. */
function folded(character: string): string {
  const plain = character.normalize('NFKD').toLowerCase().normalize('NFKD');
  const letters = [...plain].filter((part) => LETTER.test(part));
  return letters.map((letter) => FINALS[letter] ?? letter).join('');
}
