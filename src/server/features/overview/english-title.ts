/** The English title in an entry's translations as they are stored; null where there is none. */
export function englishTitle(translations: string): string | null {
  return JSON.parse(translations).en?.title ?? null;
}
