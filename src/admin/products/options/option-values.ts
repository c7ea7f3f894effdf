/** Options, variants and the personal text of a product in its form: every text has both languages. */
import type { Lang } from '#domain/language.ts';
import { contentText } from '#i18n/content.ts';

export interface NamedValues {
  title: string;
  translations: { en: { title: string } };
}

export interface ChoiceValues extends NamedValues {
  _id: string;
  /** Shekels; null is nothing. */
  extra: number | null;
}

export interface OptionValues extends NamedValues {
  _id: string;
  choices: ChoiceValues[];
}

export interface VariantValues {
  choices: string[];
  /** Null while it is being typed. */
  inventory: number | null;
  active: boolean;
}

export interface PersonalTextValues extends NamedValues {
  maxLength: number | null;
  extra: number | null;
  required: boolean;
}

export interface ChoosingValues {
  options: OptionValues[];
  variants: VariantValues[];
  personalText: PersonalTextValues | null;
  leadDays: number | null;
}

export const named = (title: string, english = ''): NamedValues => ({
  title,
  translations: { en: { title: english } },
});

/** What is missing or wrong counts as 0. */
export function amount(value: number | null): number {
  return value === null || Number.isNaN(value) ? 0 : Math.max(0, value);
}

export function nameIn(lang: Lang, { title, translations }: NamedValues): string {
  return contentText(lang, title, translations.en.title.trim() || undefined).text.trim();
}
