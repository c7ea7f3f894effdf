import { pageTextsOf, type PageTexts, type PageTextsName } from '#i18n/pages/texts.ts';
import { useLang } from '#ui/language.tsx';

export function usePageTexts<Name extends PageTextsName>(name: Name): PageTexts[Name] {
  return pageTextsOf(name, useLang());
}
