/** What was chosen of a product, in words; every text is isolated in its own direction. */
import type { Lang } from '#domain/language.ts';
import type { ChoiceTitle } from '#domain/options.ts';
import { contentText } from './content.ts';
import { isolated } from './isolated.ts';
import { MARKS, isolatedExactly } from './quoted.ts';

export interface Chosen {
  choiceTitles?: readonly ChoiceTitle[] | undefined;
  personalText?: string | undefined;
  personalTextTitle?: ChoiceTitle | undefined;
}

export const BETWEEN_CHOICES = ' · ';

const PERSONAL_TEXT: Record<Lang, string> = { he: 'טקסט אישי', en: 'Personal text' };

export function choiceTexts(lang: Lang, { choiceTitles = [] }: Chosen): { text: string; lang: Lang }[] {
  return choiceTitles.map(({ title, translations }) => contentText(lang, title, translations?.en?.title));
}

/** Of lines from before it was kept, what any such text is. */
export function personalTextName(lang: Lang, { personalTextTitle: named }: Chosen): string {
  return named ? contentText(lang, named.title, named.translations?.en?.title).text : PERSONAL_TEXT[lang];
}

/** 'Gold · 54', then 'Engraving: “Noa”'; empty where nothing was chosen. */
export function chosenLines(lang: Lang, chosen: Chosen): string[] {
  const choices = choicesOf(lang, chosen);
  const { personalText } = chosen;
  return [
    ...(choices === '' ? [] : [choices]),
    ...(personalText === undefined ? [] : [`${namedText(lang, chosen)}: ${marked(lang, personalText)}`]),
  ];
}

function namedText(lang: Lang, chosen: Chosen): string {
  const name = personalTextName(lang, chosen);
  return chosen.personalTextTitle ? isolated(name) : name;
}

/** 'Ring, Gold · 54, “Noa”': tells lines of one product apart, in the direction of its title. */
export function titleWithChosen(lang: Lang, title: string, chosen: Chosen): string {
  const { personalText } = chosen;
  const parts = [
    choicesOf(lang, chosen),
    personalText === undefined ? '' : marked(lang, personalText),
  ].filter((part) => part !== '');
  return [title, ...parts].join(', ');
}

/** The same of a line that knows its titles. */
export function lineTitle(lang: Lang, line: ChoiceTitle & Chosen): string {
  return titleWithChosen(lang, contentText(lang, line.title, line.translations?.en?.title).text, line);
}

/** Quotation marks, those of the text itself aside. */
function marked(lang: Lang, personalText: string): string {
  const [open, close] = MARKS[lang];
  return open + isolatedExactly(personalText) + close;
}

function choicesOf(lang: Lang, chosen: Chosen): string {
  return choiceTexts(lang, chosen)
    .map(({ text }) => isolated(text))
    .join(BETWEEN_CHOICES);
}
