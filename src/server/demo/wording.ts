/** Short forms for writing the demo catalogue, so that its data reads as text and not as punctuation. */
import type { DemoPicture } from './types.ts';

/** A picture of ./pictures by its name without `.jpg`, with its alt text in both languages. */
export function picture(name: string, he: string, en: string): DemoPicture {
  return { file: `${name}.jpg`, alt: { he, en } };
}

/** A description: what a card shows, then, after an empty line, the sentences of the entry's own page. */
export function describe(card: string, ...more: string[]): string {
  return more.length === 0 ? card : `${card}\n\n${more.join(' ')}`;
}
