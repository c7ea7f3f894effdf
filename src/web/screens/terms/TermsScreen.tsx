import { useWords } from '#web/features/page/words.tsx';
import pencil from '#ui/art/tool-pencil.webp';
import { LICENSES, pages } from '#contract/routes.ts';
import { formatDay } from '#i18n/dates.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { TextPage, sectionsOf } from '#web/features/page/TextPage.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import styles from './TermsScreen.module.css';

const UPDATED = '2026-11-23';

/** What is set of it, and with whom to speak of the rest. */
function PickupWhen() {
  const t = usePageTexts('terms');
  const lang = useLang();
  const { hours } = useFacts();
  return (
    <>
      {hours && (
        <p>
          {t.hours}: <bdi>{hours[lang]}</bdi>
        </p>
      )}
      <p>
        <Link to={pages.contact()} className={styles.link}>
          {t.byDate}
        </Link>
      </p>
    </>
  );
}

export default function TermsScreen() {
  const texts = usePageTexts('terms');
  const words = useWords('terms');
  const lang = useLang();
  return (
    <TextPage
      texts={texts}
      sections={sectionsOf(texts.sections, words).map((section) =>
        section.anchor === 'pickup' ? { ...section, more: <PickupWhen /> } : section,
      )}
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
