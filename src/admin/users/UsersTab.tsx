import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminApi as paths } from '#contract/admin-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { useWholePrint } from '../print/useWholePrint.ts';
import { rowsOf } from '../print/whole-list.ts';
import { placeOf } from '../lists/paging.ts';
import { ListTools } from '../lists/bar/ListTools.tsx';
import { ListHead } from '../lists/bar/ListHead.tsx';
import { Pager } from '../lists/bar/Pager.tsx';
import { useIsWide } from '../lists/useIsWide.ts';
import { SearchField } from '../lists/bar/SearchField.tsx';
import { useSearchQuery } from '../lists/bar/useSearchQuery.ts';
import { useAdminNavigation } from '../navigation.ts';
import { PrintedUsers } from './PrintedUsers.tsx';
import { Subscribers } from './Subscribers.tsx';
import { UserCards } from './UserCards.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { UsersTable } from './UsersTable.tsx';
import { DEFAULT_USER_PAGE_SIZE, readUsersView, USER_PAGE_SIZES } from './users-view.ts';
import styles from './UsersTab.module.css';

export function UsersTab() {
  const { users: t } = useAdminMessages();
  const { common } = useMessages();
  const { adminApi } = useAdmin();
  const { search, change } = useAdminNavigation();
  const isWide = useIsWide();
  const [query, setQuery] = useSearchQuery();
  const { q, page, size } = readUsersView(search);
  const found = q === '' ? {} : { q };
  const request = { page, limit: size, ...found };
  const printed = useWholePrint((at) => adminApi.users({ ...at, ...found }));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: keys.users(request),
    queryFn: async () => ({ ...(await adminApi.users(request)), at: new Date().toISOString() }),
    placeholderData: keepPreviousData,
  });

  const last = data && !isPlaceholderData ? Math.max(1, data.pagination.pages) : page;
  useEffect(() => {
    if (page > last) change({ page: last === 1 ? undefined : String(last) });
  }, [page, last, change]);

  const total = data?.pagination.total;
  return (
    <>
      <ListHead
        title={t.title}
        count={total !== undefined && (q === '' ? t.total(total) : t.found(total))}
        announced
      >
        <p className={styles.onlyRoles}>
          <AdminIcon name="info" />
          {t.onlyRoles}
        </p>
        <ListTools title={t.title} file={paths.userExport()} prepare={printed.prepare} />
      </ListHead>
      {data && <PrintedUsers {...(printed.rows ?? rowsOf(data))} />}
      <Subscribers />
      <SearchField
        label={t.search}
        query={query}
        onQuery={setQuery}
        maxLength={BOUNDS.shortText}
        className={styles.search}
      />
      {error && <LoadFailure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
          <RowsSkeleton rows={size} />
        </>
      )}
      {data && data.data.length === 0 && total === 0 && (
        <NoUsersFound query={q} onClear={() => setQuery('')} />
      )}
      {data && data.data.length > 0 && (
        <div className={styles.list} aria-busy={isPlaceholderData}>
          {isWide ? (
            <UsersTable users={data.data} now={data.at} />
          ) : (
            <UserCards users={data.data} now={data.at} />
          )}
          <Pager
            place={placeOf(data)}
            size={size}
            sizes={USER_PAGE_SIZES}
            wide={isWide}
            onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
            onSize={(next) =>
              change({ size: next === DEFAULT_USER_PAGE_SIZE ? undefined : String(next), page: undefined })
            }
          />
        </div>
      )}
    </>
  );
}

function NoUsersFound({ query, onClear }: { query: string; onClear: () => void }) {
  const { users } = useAdminMessages();
  if (query === '') return <EmptyState text={users.none} />;
  return (
    <EmptyState text={users.notFound(query)}>
      <Button onClick={onClear}>{users.clearSearch}</Button>
    </EmptyState>
  );
}
