/** The accessibility statement: the site by Israeli Standard 5568, and the studio's own access. */
import { formatDay } from '#i18n/format.ts';
import { TextPage } from '#web/features/page/TextPage.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';

/** The day that the statement's text was last held against the site. */
const UPDATED = '2026-11-20';

export default function AccessibilityScreen() {
  const texts = usePageTexts('accessibility');
  const lang = useLang();
  return (
    <TextPage
      texts={texts}
      sections={texts.sections}
      updated={texts.updated(formatDay(lang, UPDATED, true))}
    />
  );
}
