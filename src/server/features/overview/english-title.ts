export function englishTitle(translations: string): string | null {
  return JSON.parse(translations).en?.title ?? null;
}
