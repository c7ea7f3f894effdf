/** Sorting and category on a phone. */
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { BottomSheet } from '../BottomSheet.tsx';
import { directionLabel, type SortOption } from './sorting.ts';
import type { Sort } from '../list-view.ts';
import styles from '../BottomSheet.module.css';

interface SortSheetProps {
  open: boolean;
  onClose: () => void;
  sort: Sort;
  columns: readonly SortOption[];
  onSort: (sort: Sort) => void;
  category: Category | null;
  onCategory: (category: Category | null) => void;
}

export function SortSheet({ open, onClose, sort, columns, onSort, category, onCategory }: SortSheetProps) {
  const messages = useAdminMessages();
  const { lists } = messages;
  const { categories } = useMessages();
  return (
    <BottomSheet open={open} onClose={onClose} title={lists.sortAndFilter}>
      <div className={styles.choices} role="group" aria-label={lists.sort}>
        <p className={styles.legend}>{lists.sort}</p>
        {columns.map(({ name, label, of, downFirst = false }) => {
          const chosen = sort.column === name;
          const down = chosen ? sort.down : downFirst;
          return (
            <button
              key={name}
              type="button"
              className={styles.choice}
              aria-pressed={chosen}
              onClick={() => onSort({ column: name, down: chosen ? !down : down })}
            >
              <span>{label}</span>
              <small>{directionLabel(messages, of, down)}</small>
              {chosen && <AdminIcon name={down ? 'sortDown' : 'sortUp'} size={18} />}
            </button>
          );
        })}
      </div>
      <div className={styles.choices} role="group" aria-label={lists.category}>
        <p className={styles.legend}>{lists.category}</p>
        {[null, ...CATEGORIES].map((one) => (
          <button
            key={one ?? ''}
            type="button"
            className={styles.choice}
            aria-pressed={category === one}
            onClick={() => onCategory(one)}
          >
            <span>{one === null ? lists.allCategories : categories[one]}</span>
            {category === one && <AdminIcon name="check" size={18} />}
          </button>
        ))}
        <Button look="primary" wide onClick={onClose}>
          {lists.done}
        </Button>
      </div>
    </BottomSheet>
  );
}
