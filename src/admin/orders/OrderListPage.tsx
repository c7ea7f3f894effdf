import { useEffect, useState } from 'react';
import { adminApi } from '#contract/admin-routes.ts';
import { MOST_FOUND } from '#domain/orders/order-search.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { ListHead, NewEntryButton } from '../lists/bar/ListHead.tsx';
import { ListTools } from '../lists/bar/ListTools.tsx';
import { Pager } from '../lists/bar/Pager.tsx';
import { useSearchQuery } from '../lists/bar/useSearchQuery.ts';
import { placeOf } from '../lists/paging.ts';
import { useIsWide } from '../lists/useIsWide.ts';
import { NEW, useAdminNavigation } from '../navigation.ts';
import { useWholePrint } from '../print/useWholePrint.ts';
import { rowsOf } from '../print/whole-list.ts';
import { OrderBar } from './OrderBar.tsx';
import { OrderRows } from './OrderRows.tsx';
import { PrintedOrders } from './PrintedOrders.tsx';
import { PrintedSlips } from './PrintedSlips.tsx';
import { DEFAULT_ORDER_PAGE_SIZE, ORDER_PAGE_SIZES, type OrdersView, readOrdersView } from './orders-view.ts';
import { useSlips } from './useSlips.ts';
import { useOrderPage, useOrderPages } from './useOrders.ts';
import styles from './OrderListPage.module.css';

export function OrderListPage() {
  const { orders: t, orderActs, orderTaking } = useAdminMessages();
  const { common } = useMessages();
  const { search, change } = useAdminNavigation();
  const isWide = useIsWide();
  const [query, setQuery] = useSearchQuery();
  const [now] = useState(() => new Date().toISOString());
  const view = readOrdersView(search);
  const { page, limit } = view;
  const { data, error, refetch, isPlaceholderData } = useOrderPage(view);
  const slips = useSlips(data?.data ?? []);
  const printed = useWholePrint(useOrderPages(view));

  const last = data && !isPlaceholderData ? Math.max(1, data.pagination.pages) : page;
  useEffect(() => {
    if (page > last) change({ page: last === 1 ? undefined : String(last) });
  }, [page, last, change]);

  const total = data?.pagination.total ?? null;
  const counted = view.q !== '' && total === MOST_FOUND ? t.totalAtLeast : t.total;
  const file = adminApi.orderExport({ from: view.from || undefined, to: view.to || undefined });
  const clear = () => {
    setQuery('');
    change({ q: undefined, from: undefined, to: undefined, page: undefined });
  };
  return (
    <>
      <ListHead title={t.title} announced count={total ? counted(total) : ''}>
        <ListTools
          title={t.title}
          file={file}
          prepare={printed.prepare}
          slips={slips.orders.length > 0 ? { label: orderActs.slip.printAll, print: slips.print } : undefined}
        />
        <NewEntryButton label={orderTaking.open} onAdd={() => change({ show: NEW }, { push: true })} />
      </ListHead>
      {slips.isPrinting ? (
        <PrintedSlips orders={slips.orders} />
      ) : (
        data && <PrintedOrders list={printed.rows ?? rowsOf(data)} now={now} />
      )}
      <OrderBar view={view} query={query} onQuery={setQuery} />
      {error && <LoadFailure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
          <RowsSkeleton rows={limit} />
        </>
      )}
      {total === 0 && <NoOrders view={view} onClear={clear} />}
      {data && data.data.length > 0 && (
        <div className={styles.card} aria-busy={isPlaceholderData}>
          <OrderRows orders={data.data} now={now} />
          <Pager
            place={placeOf(data)}
            size={limit}
            sizes={ORDER_PAGE_SIZES}
            wide={isWide}
            onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
            onSize={(next) =>
              change({ size: next === DEFAULT_ORDER_PAGE_SIZE ? undefined : String(next), page: undefined })
            }
          />
        </div>
      )}
    </>
  );
}

function NoOrders({ view: { q, from, to, state }, onClear }: { view: OrdersView; onClear: () => void }) {
  const { orders: t } = useAdminMessages();
  if (q !== '' || from !== '' || to !== '') {
    return (
      <EmptyState text={q === '' ? t.noneOnDays : t.notFound(q)}>
        <Button onClick={onClear}>{t.clear}</Button>
      </EmptyState>
    );
  }
  return <EmptyState text={state === 'all' ? t.none : t.noneOf[state]} />;
}
