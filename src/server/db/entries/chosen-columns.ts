/** What a line of a cart or an order keeps of its choices. */
import { type ChoiceTitle, variantKey } from '#domain/options.ts';

interface ChosenColumns {
  choices: string; // JSON: ids
  choice_titles: string; // JSON: `ChoiceTitle[]`
  personal_text: string | null;
}

export interface ChosenWords {
  /** In the order of the options. */
  choices?: string[];
  choiceTitles?: ChoiceTitle[];
  personalText?: string;
}

/** Without choices and text nothing at all. */
export function chosenOf({ choices, choice_titles, personal_text }: ChosenColumns): ChosenWords {
  return {
    ...(choices !== '[]' && {
      choices: JSON.parse(choices) as string[],
      choiceTitles: JSON.parse(choice_titles) as ChoiceTitle[],
    }),
    ...(personal_text !== null && { personalText: personal_text }),
  };
}

/** The key of the line's variant; empty without choices. */
export function variantOf(choices: string): string {
  return variantKey(JSON.parse(choices) as string[]);
}
