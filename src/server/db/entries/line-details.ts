import type { LineDetails } from '#contract/carts.ts';

/** `translations` is JSON; an empty title counts as missing. */
export function lineDetails(title: string, image: string | null, translations: string): LineDetails {
  const english: unknown = JSON.parse(translations).en?.title;
  return typeof english === 'string' && english !== ''
    ? { title, image, translations: { en: { title: english } } }
    : { title, image };
}
