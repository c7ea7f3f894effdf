import { pageTextsOf } from '#i18n/pages/texts.ts';
import { useLang } from '#ui/language.tsx';

export function useSearchTexts() {
  return pageTextsOf('search', useLang());
}
