import { businessDaysAfter } from '#domain/business-days.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { Product } from '#contract/products.ts';
import { formatDay } from '#i18n/dates.ts';
import { yearOf } from '#i18n/format.ts';
import { pages } from '#contract/routes.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { Promises } from '../Promises.tsx';
import styles from './ChoosingNotes.module.css';

interface ChoosingNotesProps {
  product: Product;
  isSoldOut: boolean;
  withText: boolean;
}

export function ChoosingNotes({ product, isSoldOut, withText }: ChoosingNotesProps) {
  const texts = usePageTexts('product');
  const t = usePageTexts('choosing');
  const { isCustomizable, leadDays } = product;
  const isMade = isCustomizable || withText || product.personalText?.required;
  const when = isSoldOut ? (
    texts.soldOutNote
  ) : isCustomizable && leadDays > 0 ? (
    <ReadyAbout leadDays={leadDays} />
  ) : isCustomizable ? (
    texts.orderNote
  ) : (
    texts.readyNote
  );
  return (
    <div className={styles.notes}>
      <Promises when={when} cancel={isMade ? t.madeForYou : texts.until14Days} />
      <noscript>
        <p>
          {t.noScript} <Link to={pages.contact()}>{t.write}</Link>
        </p>
      </noscript>
    </div>
  );
}

function ReadyAbout({ leadDays }: { leadDays: number }) {
  const { readyAbout } = usePageTexts('choosing');
  const lang = useLang();
  const now = useNow();
  const day = `${businessDaysAfter(jerusalemDate(now), leadDays)}T12:00:00Z`;
  const words = formatDay(lang, day, yearOf(day) !== yearOf(now.toISOString()));
  return (
    <span>
      {readyAbout}
      <strong>{words.replaceAll(' ', '\u00a0')}</strong>
    </span>
  );
}
