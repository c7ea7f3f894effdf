/** Below md: a row a piece, without columns; what else can be changed or done is behind its three dots. */
import { adminTabOf } from '#contract/kinds.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { ActiveCell, NameLink, rowClass, Thumb } from './cells.tsx';
import type { ListEntry, Row } from '../list-kind.ts';
import { EnglishMark } from './Marks.tsx';
import { RowProblems } from './RowFeedback.tsx';
import { RowSheet } from './RowSheet.tsx';
import type { RowsProps } from './Table.tsx';
import rowStyles from './Row.module.css';
import styles from './Cards.module.css';

export function Cards(props: RowsProps) {
  const { list, rows, actions, open, onOpen } = props;
  const opened = rows.find(({ entry }) => entry._id === open);
  return (
    <>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row.entry._id} row={row} {...props} />
        ))}
      </ul>
      <RowSheet
        row={opened ?? null}
        list={list}
        actions={opened ? actions.of(opened.entry._id) : null}
        onClose={() => onOpen(null)}
      />
    </>
  );
}

function Card({ row, list, onOpen, marked }: RowsProps & { row: Row<ListEntry> }) {
  const { entry, title } = row;
  const { menu } = useAdminMessages().lists;
  const missing = list.untranslated(entry as never);
  return (
    <li
      className={rowClass(entry, styles.card)}
      data-row={entry._id}
      data-marked={marked === entry._id || undefined}
    >
      <div className={styles.row}>
        <Thumb address={list.picture(entry as never)} size={76} />
        <div className={styles.texts}>
          <NameLink kind={list.kind} entry={entry} />
          <div className={styles.line}>{list.price(entry as never)}</div>
          <div className={styles.line}>
            {list.standing(entry as never)}
            {missing !== null && (
              <EnglishMark tab={adminTabOf(list.kind)} id={entry._id} title={title} missing={missing} />
            )}
          </div>
        </div>
        <div className={styles.end}>
          <button
            type="button"
            className={rowStyles.iconButton}
            aria-label={menu.of(title)}
            aria-haspopup="dialog"
            onClick={() => onOpen(entry._id)}
          >
            <AdminIcon name="dots" size={24} className={rowStyles.dots!} />
          </button>
          <ActiveCell row={row} kind={list.kind} />
        </div>
      </div>
      <RowProblems row={row} kind={list.kind} />
    </li>
  );
}
