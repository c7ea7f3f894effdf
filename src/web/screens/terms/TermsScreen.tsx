import { useWords } from '#web/features/page/words.tsx';
import pencil from '#ui/art/tool-pencil.webp';
import { LICENSES } from '#contract/routes.ts';
import { formatDay } from '#i18n/format.ts';
import { TextPage, sectionsOf } from '#web/features/page/TextPage.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';

const UPDATED = '2026-11-23';

export default function TermsScreen() {
  const texts = usePageTexts('terms');
  const words = useWords('terms');
  const lang = useLang();
  return (
    <TextPage
      texts={texts}
      sections={sectionsOf(texts.sections, words)}
      art={{ src: pencil, width: 189, height: 276 }}
      updated={
        <>
          {texts.updated(formatDay(lang, UPDATED, true))}
          <br />
          <a href={LICENSES} hrefLang="en">
            {texts.licenses}
          </a>
        </>
      }
    />
  );
}
