import type { LineDetails } from '#contract/carts.ts';

/**
 * What a line shows of its item. Of the translations (JSON) it has the title alone; an empty one is none
 * (api.md, Form).
 */
export function lineDetails(title: string, image: string | null, translations: string): LineDetails {
  const english: unknown = JSON.parse(translations).en?.title;
  return typeof english === 'string' && english !== ''
    ? { title, image, translations: { en: { title: english } } }
    : { title, image };
}
