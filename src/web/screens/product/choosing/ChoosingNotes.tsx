import { businessDaysAfter } from '#domain/business-days.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { Product } from '#contract/products.ts';
import { formatDay, yearOf } from '#i18n/format.ts';
import { pages } from '#contract/routes.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import entry from '#web/screens/entry/entry.module.css';
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
  return (
    <div className={styles.notes}>
      <p className={entry.note}>
        <Icon name="clock" />
        {isSoldOut && texts.soldOutNote}
        {!isSoldOut && isCustomizable && leadDays > 0 && <ReadyAbout leadDays={leadDays} />}
        {!isSoldOut && isCustomizable && leadDays === 0 && texts.orderNote}
        {!isSoldOut && !isCustomizable && texts.readyNote}
      </p>
      {isMade && !isSoldOut && (
        <p className={entry.note}>
          <Icon name="return" />
          {t.madeForYou}
        </p>
      )}
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
