import type { BothLanguages, DemoPage, DemoPicture } from './types.ts';

/** A picture in ./pictures, by its name without `.jpg`. */
export function picture(name: string, he: string, en: string): DemoPicture {
  return { file: `${name}.jpg`, alt: { he, en } };
}

/** A card's sentence, an empty line, then the sentences that only the entry's page shows. */
export function describe(card: string, ...more: string[]): string {
  return more.length === 0 ? card : `${card}\n\n${more.join(' ')}`;
}

interface PageWording {
  alt: BothLanguages;
  /** The page's heading and its paragraphs. */
  he: string[];
  en: string[];
}

/** A page of a tutorial; its picture as above. */
export function page(name: string, { alt, he, en }: PageWording): DemoPage {
  return { ...picture(name, alt.he, alt.en), text: { he: he.join('\n\n'), en: en.join('\n\n') } };
}
