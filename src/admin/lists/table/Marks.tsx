import type { Shekels } from '#domain/money.ts';
import type { ReactNode } from 'react';
import { pages, type AdminTab } from '#contract/routes.ts';
import { formatPercent } from '#i18n/format.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import styles from './Marks.module.css';

export function Tag({
  look,
  children,
}: {
  look: 'plain' | 'warning' | 'bad' | 'bronze' | 'outlined';
  children: ReactNode;
}) {
  return <span className={cx(styles.tag, styles[look])}>{children}</span>;
}

interface EnglishMarkProps {
  tab: AdminTab;
  id: string;
  title: string;
  /** The first field without its English; null where all have it. */
  missing: string | null;
}

/** EN with a check mark, or a link to the first field without English. */
export function EnglishMark({ tab, id, title, missing }: EnglishMarkProps) {
  const { lists } = useAdminMessages();
  const { search } = useAdminNavigation();
  if (missing === null) {
    return (
      <span className={cx(styles.english, styles.there)}>
        <span aria-hidden="true">EN</span>
        <AdminIcon name="check" size={14} />
        <VisuallyHidden>{lists.english.there}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Link
      to={pages.adminTab(tab, { ...search, edit: id, field: missing })}
      keepPlace
      className={cx(styles.english, styles.missing)}
    >
      <VisuallyHidden>{lists.english.fill(title)}</VisuallyHidden>
      <bdi aria-hidden="true">EN</bdi>
      <span aria-hidden="true">{lists.english.missing}</span>
    </Link>
  );
}

export function PriceMark({
  shekels,
  original,
  percent,
}: {
  shekels: Shekels;
  original: Shekels | null;
  percent: number;
}) {
  const { lists } = useAdminMessages();
  return (
    <>
      <Price shekels={shekels} className={styles.price} />
      {original !== null && (
        <span className={styles.before}>
          <s>
            <VisuallyHidden>{lists.originalPrice} </VisuallyHidden>
            <Price shekels={original} />
          </s>
          <bdi dir="ltr" className={styles.percent}>
            −{formatPercent(percent)}
          </bdi>
        </span>
      )}
    </>
  );
}

/** What is paid instead of the full price. */
export function ReducedPrice({ shekels, percent }: { shekels: Shekels; percent: number }) {
  const { lists } = useAdminMessages();
  return (
    <span className={styles.before}>
      <VisuallyHidden>{lists.reducedPrice} </VisuallyHidden>
      <Price shekels={shekels} />
      <bdi dir="ltr" className={styles.percent}>
        −{formatPercent(percent)}
      </bdi>
    </span>
  );
}

export function Soft({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return <span className={cx(styles.soft, small && styles.small)}>{children}</span>;
}
