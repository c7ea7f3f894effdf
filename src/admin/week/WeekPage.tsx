import { useMemo } from 'react';
import { KINDS } from '#contract/kinds.ts';
import { pages } from '#contract/routes.ts';
import type { Week } from '#contract/week.ts';
import { CATALOGUE_KINDS } from '#domain/catalogue.ts';
import { formatShortDay } from '#i18n/admin/dates.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { isQuiet } from './is-quiet.ts';
import { useWeek } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { ListHead } from '../lists/bar/ListHead.tsx';
import { NEW } from '../navigation.ts';
import { WeekTable } from './WeekTable.tsx';
import styles from './WeekPage.module.css';

const SKELETON_ROWS = 6;

export function WeekPage() {
  const { week: t } = useAdminMessages();
  const { common } = useMessages();
  const lang = useLang();
  const { data, error, refetch } = useWeek();
  const dayOf = (day: string) => formatShortDay(lang, `${day}T12:00:00.000Z`);
  return (
    <>
      <ListHead title={t.title} count={data ? t.range(dayOf(data.from), dayOf(data.to)) : ''} />
      {error && <LoadFailure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
          <RowsSkeleton rows={SKELETON_ROWS} />
        </>
      )}
      {data && isQuiet(data) && <EmptyState text={t.quiet} />}
      {data && !isQuiet(data) && (
        <>
          <p className={styles.summary}>
            {t.visitCount(data.visits)}
            {data.carts > 0 && `, ${t.cartCount(data.carts)}`}
            {data.orders > 0 && `, ${t.orderCount(data.orders)}`}
          </p>
          <p className={styles.how}>{t.how}</p>
          <div className={styles.cards}>
            <Views views={data.views} />
            <Searches searches={data.emptySearches} />
          </div>
        </>
      )}
    </>
  );
}

function Views({ views }: { views: Week['views'] }) {
  const { week: t } = useAdminMessages();
  const byKind = useMemo(() => Map.groupBy(views, ({ kind }) => kind), [views]);
  if (views.length === 0) return <p className={styles.none}>{t.noViews}</p>;
  return (
    <div className={styles.column}>
      {CATALOGUE_KINDS.map((kind) => {
        const rows = byKind.get(kind)?.map(({ entry, title, count }) => ({
          key: entry,
          count,
          name: (
            <Link to={pages.adminTab(KINDS[kind].adminTab, { edit: entry })} className={styles.entry}>
              <bdi>{title}</bdi>
            </Link>
          ),
        }));
        return (
          rows && <WeekTable key={kind} title={t.kinds[kind]} columns={[t.entry, t.views]} rows={rows} />
        );
      })}
    </div>
  );
}

function Searches({ searches }: { searches: Week['emptySearches'] }) {
  const { week: t } = useAdminMessages();
  if (searches.length === 0) return <p className={styles.none}>{t.noSearches}</p>;
  const rows = searches.map(({ q, count }) => ({ key: q, count, name: <bdi>{q}</bdi> }));
  return (
    <WeekTable title={t.searches} columns={[t.query, t.times]} rows={rows}>
      <p>{t.hint}</p>
      <ButtonLink small to={pages.adminTab('shop', { edit: NEW })}>
        {t.add}
      </ButtonLink>
    </WeekTable>
  );
}
