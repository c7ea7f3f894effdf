import { readAt } from './values.ts';

export function missingEnglish(values: object): string[] {
  const english = (readAt(values, ['translations', 'en']) ?? {}) as Record<string, string>;
  const missing = Object.keys(english).filter(
    (key) => !english[key]?.trim() && String(readAt(values, [key]) ?? '').trim(),
  );
  return missing.map((key) => `translations.en.${key}`);
}

export function missingAlts(values: object): number {
  const pictures = ['imagePath', 'image', 'secondaryImagesPathes', 'contentImagesPathes']
    .flatMap((key) => readAt(values, [key]) as string | string[] | null | undefined)
    .filter((address) => typeof address === 'string' && address !== '');
  const has = (address: string, lang: string) =>
    Boolean(String(readAt(values, ['imageAlts', address, lang]) ?? '').trim());
  return (pictures as string[]).flatMap((address) => ['he', 'en'].filter((lang) => !has(address, lang)))
    .length;
}
