/** What a line of a cart or an order keeps of its choices. */
import { DEFAULT_LANG, type Lang } from '#domain/language.ts';
import { type ChoiceTitle, variantKey } from '#domain/options.ts';

interface ChosenColumns {
  choices: string; // JSON: ids
  choice_titles: string; // JSON: `ChoiceTitle[]`
  personal_text: string | null;
  personal_text_title: string | null; // JSON: `ChoiceTitle`
}

export interface ChosenWords {
  /** In the order of the options. */
  choices?: string[];
  choiceTitles?: ChoiceTitle[];
  personalText?: string;
  /** What the text is: an engraving. */
  personalTextTitle?: ChoiceTitle;
}

/** Without choices and text nothing at all. */
export function chosenOf({
  choices,
  choice_titles,
  personal_text,
  personal_text_title: title,
}: ChosenColumns): ChosenWords {
  return {
    ...(choices !== '[]' && {
      choices: JSON.parse(choices) as string[],
      choiceTitles: JSON.parse(choice_titles) as ChoiceTitle[],
    }),
    ...(personal_text !== null && { personalText: personal_text }),
    ...(title !== null && { personalTextTitle: JSON.parse(title) as ChoiceTitle }),
  };
}

/** In the order of the options, each in the order's language where it is translated. `choiceTitles` is JSON. */
export function choiceTitlesOf(choiceTitles: string, lang: Lang = DEFAULT_LANG): string[] {
  const titles = JSON.parse(choiceTitles) as ChoiceTitle[]; // Written by a cart or an order.
  return titles.map(({ title, translations }) => (lang === 'en' && translations?.en?.title) || title);
}

export function chosenColumns({
  choices = [],
  choiceTitles = [],
  personalText,
  personalTextTitle,
}: ChosenWords): ChosenColumns {
  return {
    choices: JSON.stringify(choices),
    choice_titles: JSON.stringify(choiceTitles),
    personal_text: personalText ?? null,
    personal_text_title: personalTextTitle ? JSON.stringify(personalTextTitle) : null,
  };
}

/** Of a line that has more. */
export function wordsOf({
  choices,
  choiceTitles,
  personalText,
  personalTextTitle,
}: ChosenWords): ChosenWords {
  return {
    ...(choices && { choices }),
    ...(choiceTitles && { choiceTitles }),
    ...(personalText !== undefined && { personalText }),
    ...(personalTextTitle && { personalTextTitle }),
  };
}

/** The key of the line's variant; empty without choices. */
export function variantOf(choices: string): string {
  return variantKey(JSON.parse(choices) as string[]);
}
