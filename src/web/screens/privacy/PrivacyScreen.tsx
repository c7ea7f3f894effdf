import { useWords } from '#web/features/page/words.tsx';
import { formatDay } from '#i18n/dates.ts';
import { TextPage, sectionsOf } from '#web/features/page/TextPage.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';

const UPDATED = '2026-11-23';

export default function PrivacyScreen() {
  const texts = usePageTexts('privacy');
  const words = useWords('privacy');
  const lang = useLang();
  return (
    <TextPage
      texts={texts}
      sections={sectionsOf(texts.sections, words)}
      updated={texts.updated(formatDay(lang, UPDATED, true))}
    />
  );
}
