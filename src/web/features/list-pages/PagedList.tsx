/** Links lead to the other pages, so that it works without JavaScript; with it they extend the list. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import {
  PAGE_ENTRIES,
  pageParameter,
  readPage,
  withEarlier,
  withNext,
  type PageRun,
} from '#contract/list-pages.ts';
import { readLanguage } from '#contract/routes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { entriesBefore, entriesOf, lastOf, type ListPages } from './list-pages.ts';
import { ScrollAnchor, TURN_MARK } from './ScrollAnchor.tsx';
import { recordShown } from './shown-pages.ts';
import styles from './PagedList.module.css';

export interface PagedListProps {
  pages: ListPages<{ _id: string }>;
  /** From 1; of the address that the data was loaded for. */
  page: number;
  /** The list's address with its filters; undefined for the first page. */
  addressOf: (page: number | undefined) => string;
  /** Another filter or sort is loading: what comes is no page of this list. */
  isOther: boolean;
  children: ReactNode;
}

export function PagedList({ pages, page, addressOf, isOther, children }: PagedListProps) {
  const { listPages: t } = useMessages();
  const coming = useComingPage(addressOf(undefined), isOther);
  useEffect(() => recordShown(pages), [pages]);
  useEffect(() => () => recordShown(null), []);

  const { first, total, isCut } = pages;
  const last = lastOf(pages);
  const before = entriesBefore(pages);
  const end = before + entriesOf(pages).length;
  const turn = (run: PageRun, label: string) => (
    <Turn
      to={addressOf(pageParameter(run.page))}
      run={run}
      label={label}
      isLost={isCut === true && page === run.page}
      isWaiting={coming === run.page}
    />
  );
  const isShort = total <= PAGE_ENTRIES && first === 1;
  return (
    <>
      {first > 1 && (
        <div className={styles.head}>
          {turn(withEarlier({ first, last }), t.earlier)}
          <p className={styles.note} role="status">
            {isCut && page < first ? t.failed : ''}
          </p>
        </div>
      )}
      <ScrollAnchor pages={pages}>{children}</ScrollAnchor>
      {!isShort && (
        <div className={styles.foot}>
          <p className={styles.note} role="status">
            {isCut && page > last
              ? t.failed
              : first > 1
                ? t.shownFrom(before + 1, end, total)
                : t.shown(end, total)}
          </p>
          {last * PAGE_ENTRIES < total &&
            turn(withNext({ first, last }), t.more(Math.min(PAGE_ENTRIES, total - last * PAGE_ENTRIES)))}
        </div>
      )}
    </>
  );
}

interface TurnProps {
  to: string;
  run: PageRun;
  label: string;
  isLost: boolean;
  isWaiting: boolean;
}

/** Stays the same element while waiting and after a failure, so that it keeps the focus. */
function Turn({ to, run, label, isLost, isWaiting }: TurnProps) {
  const { common } = useMessages();
  const router = useRouter();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isWaiting || isLost) event.preventDefault();
    if (isLost && !isWaiting) void router.invalidate();
  };
  return (
    <ButtonLink
      to={to}
      state={{ run }}
      keepPlace
      keepUnknown
      aria-disabled={isWaiting || undefined}
      onClick={press}
      {...{ [TURN_MARK]: '' }}
    >
      {isWaiting ? common.loading : isLost ? common.retry : label}
    </ButtonLink>
  );
}

/** The page of this list that is loading, or null. */
function useComingPage(path: string, isOther: boolean): number | null {
  const [plain] = path.split('?', 1);
  return useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && !isOther && readLanguage(location.pathname).path === plain
        ? readPage((location.search as { page?: string }).page)
        : null,
  });
}
