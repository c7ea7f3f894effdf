/**
 * The dictionaries: `he.ts` is the source, `en.ts` must match it by type, so that a missing key
 * fails the build. A page loads its own language only.
 */
import type { Lang } from '#domain/language.ts';
import type { he } from './he.ts';

/** The same keys with any text: what every language has to bring. */
export type Texts<Source> = {
  [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : Source[Key] extends readonly (infer Item)[]
        ? readonly Texts<{ item: Item }>['item'][]
        : Texts<Source[Key]>;
};
export type Messages = Texts<typeof he>;

const loaded: Partial<Record<Lang, Messages>> = {};

/** Brings a language's dictionary; afterwards `messagesOf` has it. */
export async function loadMessages(lang: Lang): Promise<Messages> {
  loaded[lang] ??= lang === 'he' ? (await import('./he.ts')).he : (await import('./en.ts')).en;
  return loaded[lang];
}

/** The dictionary of a language that `loadMessages` has brought. */
export function messagesOf(lang: Lang): Messages {
  const messages = loaded[lang];
  if (!messages) throw new Error(`The dictionary '${lang}' was not loaded`);
  return messages;
}
