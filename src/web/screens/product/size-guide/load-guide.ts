/** Apart, so that the product page doesn't name every file of the guide. */
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';

export async function loadGuide(lang: Lang) {
  const [dialog] = await Promise.all([import('./SizeGuideDialog.tsx'), loadPageTexts('sizes', lang)]);
  return dialog;
}
