/** The search, the days and the states of the orders. */
import { useEffect, useRef } from 'react';
import { ORDER_FILTERS } from '#domain/orders/order-filters.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '../language.tsx';
import { SearchField } from '../lists/bar/SearchField.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { useOrderCounts } from './useOrders.ts';
import type { OrdersView } from './orders-view.ts';
import bar from '../lists/bar/ListBar.module.css';
import styles from './OrderBar.module.css';

interface OrderBarProps {
  view: OrdersView;
  query: string;
  onQuery: (query: string) => void;
}

export function OrderBar({ view, query, onQuery }: OrderBarProps) {
  const { orders: t } = useAdminMessages();
  const { search } = useAdminNavigation();
  const { state, q, from, to } = view;
  const counts = useOrderCounts();
  // They are of all orders.
  const isWhole = q === '' && from === '' && to === '';
  const chips = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = chips.current?.children[ORDER_FILTERS.indexOf(state)];
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [state]);
  return (
    <div className={bar.bar}>
      <SearchField
        label={t.search}
        query={query}
        onQuery={onQuery}
        maxLength={BOUNDS.shortText}
        className={cx(bar.search, styles.search)}
      />
      <Days view={view} />
      <ul ref={chips} className={cx(bar.chips, styles.chips)} aria-label={t.filters}>
        {ORDER_FILTERS.map((name) => (
          <li key={name}>
            <Link
              to={adminPages.orders({
                ...search,
                state: name === 'todo' ? undefined : name,
                page: undefined,
              })}
              keepPlace
              replace
              className={cx(bar.chip, state === name && bar.chosen)}
              aria-current={state === name}
            >
              {t.states[name]}
              {isWhole && !!counts?.[name] && <span>{counts[name]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Days({ view: { from, to } }: { view: OrdersView }) {
  const { orders: t } = useAdminMessages();
  const { change } = useAdminNavigation();
  return (
    <div role="group" aria-label={t.days} className={styles.days}>
      <label className={styles.day}>
        {t.from}
        <input
          type="date"
          name="from"
          value={from}
          max={to || undefined}
          onChange={(event) => change({ from: event.currentTarget.value, page: undefined })}
        />
      </label>
      <label className={styles.day}>
        {t.to}
        <input
          type="date"
          name="to"
          value={to}
          min={from || undefined}
          onChange={(event) => change({ to: event.currentTarget.value, page: undefined })}
        />
      </label>
    </div>
  );
}
