import { useFacts } from '#web/features/page/facts.tsx';
import { formatDay } from '#i18n/dates.ts';
import { TextPage } from '#web/features/page/TextPage.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';

/** The day the statement was last checked against the site. */
const UPDATED = '2026-11-22';

export default function AccessibilityScreen() {
  const texts = usePageTexts('accessibility');
  const lang = useLang();
  const { accessibility } = useFacts();
  const sections = Object.entries(texts.sections).map(([anchor, { title, text }]) => ({
    anchor,
    title,
    content: {
      text: anchor === 'studio' && accessibility ? `${accessibility[lang]}\n\n${text}` : text,
      lang,
    },
  }));
  return (
    <TextPage texts={texts} sections={sections} updated={texts.updated(formatDay(lang, UPDATED, true))} />
  );
}
