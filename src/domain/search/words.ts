/** Each letter keeps its position, so that a page can mark what was found. */

interface Place {
  start: number;
  end: number;
}

export interface Word {
  letters: string;
  places: Place[];
}

const LONGEST = 40;
const LETTER = /[\p{L}\p{Nd}]/u;
const MARK = /\p{M}/u;
/** Ignored within a word: צה״ל is צהל, maker's is makers. */
const SILENT = /[\p{Default_Ignorable_Code_Point}'"`´‘’‛“”„‟′″ʼ׳״]/u;
const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const DOUBLED = 'וי';

/** Anything but letters and digits separates words, maqaf and hyphen too. */
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

function folded(character: string): string {
  const plain = character.normalize('NFKD').toLowerCase().normalize('NFKD');
  const letters = [...plain].filter((part) => LETTER.test(part));
  return letters.map((letter) => FINALS[letter] ?? letter).join('');
}
