/** Under a list: the range of rows shown, the other pages, and the page size. */
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { pagerNumbers, type PageOf } from '../paging.ts';
import { PAGE_SIZES } from '../list-view.ts';
import styles from './Pager.module.css';

interface PagerProps {
  place: PageOf<unknown>;
  size: number;
  sizes?: readonly number[];
  wide: boolean;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

export function Pager(props: PagerProps) {
  const { lists } = useAdminMessages();
  const { place, wide, onPage } = props;
  const { page, pages } = place;
  const range = (
    <p className={styles.range} role="status">
      <bdi>{lists.range(place.from, place.to, place.total)}</bdi>
    </p>
  );
  const go = (to: number) => () => {
    if (to >= 1 && to <= pages) onPage(to);
  };
  if (!wide) {
    return (
      <nav className={styles.pager} aria-label={lists.pager}>
        <button type="button" className={styles.step} aria-disabled={page === 1} onClick={go(page - 1)}>
          <AdminIcon name="previous" size={18} />
          {lists.previous}
        </button>
        {range}
        <button type="button" className={styles.step} aria-disabled={page === pages} onClick={go(page + 1)}>
          {lists.next}
          <AdminIcon name="next" size={18} />
        </button>
        <PageSize {...props} />
      </nav>
    );
  }
  return (
    <nav className={styles.pager} aria-label={lists.pager}>
      <PageSize {...props} />
      {range}
      <div className={styles.numbers}>
        <button
          type="button"
          className={styles.number}
          aria-label={lists.previous}
          aria-disabled={page === 1}
          onClick={go(page - 1)}
        >
          <AdminIcon name="previous" size={18} />
        </button>
        {pagerNumbers(page, pages).map((one, index) =>
          one === null ? (
            <span key={`gap${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={one}
              type="button"
              className={styles.number}
              aria-label={lists.page(one)}
              aria-current={one === page ? 'page' : undefined}
              onClick={go(one)}
            >
              {one}
            </button>
          ),
        )}
        <button
          type="button"
          className={styles.number}
          aria-label={lists.next}
          aria-disabled={page === pages}
          onClick={go(page + 1)}
        >
          <AdminIcon name="next" size={18} />
        </button>
      </div>
    </nav>
  );
}

function PageSize({ size, sizes = PAGE_SIZES, wide, onSize }: PagerProps) {
  const { lists } = useAdminMessages();
  return (
    <label className={styles.size}>
      {wide ? lists.perPage : <VisuallyHidden>{lists.perPage}</VisuallyHidden>}
      <span className={styles.select}>
        <select name="size" value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
          {sizes.map((one) => (
            <option key={one} value={one}>
              {wide ? one : lists.perPageShort(one)}
            </option>
          ))}
        </select>
        <AdminIcon name="chevron" size={16} />
      </span>
    </label>
  );
}
