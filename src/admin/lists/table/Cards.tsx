/** A list below 900 px: rows without columns; a sheet behind the three dots has the rest. */
import { adminTabOf } from '#contract/kinds.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { ActiveCell, NameLink, rowClass, Thumb } from './cells.tsx';
import { EnglishMark, Tag } from './Marks.tsx';
import { openRow } from './open-row.ts';
import { RowProblems } from './RowFeedback.tsx';
import { RowSheet } from './RowSheet.tsx';
import type { RowView } from './row-view.tsx';
import type { RowsProps } from './Table.tsx';
import rowStyles from './Row.module.css';
import styles from './Cards.module.css';

export function Cards(props: RowsProps) {
  const { rows, actions, open, onOpen } = props;
  const opened = rows.find(({ id }) => id === open);
  return (
    <>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row.id} row={row} {...props} />
        ))}
      </ul>
      <RowSheet
        row={opened ?? null}
        actions={opened ? actions.of(opened.id) : null}
        onClose={() => onOpen(null)}
      />
    </>
  );
}

function Card({ row, onOpen, marked }: RowsProps & { row: RowView }) {
  const { id, missing } = row;
  const title = row.title.text;
  const { lists } = useAdminMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the name's link
    <li
      className={rowClass(row, styles.card)}
      data-row={id}
      data-marked={marked === id || undefined}
      onClick={openRow}
    >
      <div className={styles.row}>
        <Thumb address={row.picture} size={76} />
        <div className={styles.texts}>
          <NameLink row={row} />
          <div className={styles.line}>
            {row.price}
            {row.promotion?.on && <Tag look="bronze">{lists.promoted}</Tag>}
          </div>
          <div className={styles.line}>
            {row.standing}
            {missing !== null && (
              <EnglishMark tab={adminTabOf(row.kind)} id={id} title={title} missing={missing} />
            )}
          </div>
        </div>
        <div className={styles.end}>
          <button
            type="button"
            className={rowStyles.iconButton}
            aria-label={lists.menu.of(title)}
            aria-haspopup="dialog"
            onClick={() => onOpen(id)}
          >
            <AdminIcon name="dots" size={24} className={rowStyles.dots!} />
          </button>
          <ActiveCell row={row} />
        </div>
      </div>
      <RowProblems row={row} />
    </li>
  );
}
