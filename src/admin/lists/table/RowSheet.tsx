/** What a phone's row keeps behind its three dots: the numbers, whether it is shown, and everything to do. */
import { useState, type ReactNode } from 'react';
import { inLanguage } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { ActiveCell, Thumb } from './cells.tsx';
import { NumberStepper, Saved } from './controls.tsx';
import type { ListEntry, ListKind, Row } from '../list-kind.ts';
import { problemId, problemsOf, RowProblems } from './RowFeedback.tsx';
import type { RowActions } from './useListActions.ts';
import { BottomSheet } from '../BottomSheet.tsx';
import styles from '../BottomSheet.module.css';

interface RowSheetProps {
  /** Null closes it. */
  row: Row<ListEntry> | null;
  list: ListKind;
  actions: RowActions | null;
  onClose: () => void;
}

export function RowSheet({ row, list, actions, onClose }: RowSheetProps) {
  // What is shown stays while the sheet slides away.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  if (!shown) return null;
  const { entry, title } = shown;
  return (
    <BottomSheet
      open={row !== null}
      onClose={onClose}
      title={title}
      picture={<Thumb address={list.picture(entry as never)} size={76} />}
      sub={
        <>
          {list.price(entry as never)}
          <span>{list.under(entry as never)}</span>
        </>
      }
    >
      <Controls row={shown} list={list} />
      {actions && <Actions list={list} entry={entry} actions={actions} onClose={onClose} />}
    </BottomSheet>
  );
}

function Controls({ row, list }: { row: Row<ListEntry>; list: ListKind }) {
  const { lists, fields } = useAdminMessages();
  const { entry, state } = row;
  const numbers = [...list.numbers, { name: 'priority', label: fields.names.priority, max: BOUNDS.count }];
  return (
    <>
      {numbers.map(({ name, label, max }) => (
        <div key={name} className={styles.line}>
          <span>{label}</span>
          <span className={styles.control}>
            <Saved mark={state?.marks[name as 'priority']} />
            <NumberStepper
              name={name}
              label={label}
              value={entry[name as 'priority']}
              max={max}
              describedBy={problemId(row, name)}
              onChange={(value) => row.change({ [name]: value })}
            />
          </span>
        </div>
      ))}
      <div className={styles.line}>
        <span>{lists[list.kind].activeLabel}</span>
        <span className={styles.control}>
          <ActiveCell row={row} kind={list.kind} />
        </span>
      </div>
      {problemsOf(row).length > 0 && (
        <div className={styles.problems}>
          <RowProblems row={row} kind={list.kind} />
        </div>
      )}
    </>
  );
}

function Actions({
  list,
  entry,
  actions,
  onClose,
}: {
  list: ListKind;
  entry: ListEntry;
  actions: RowActions;
  onClose: () => void;
}) {
  const { menu } = useAdminMessages().lists;
  const lang = useLang();
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <Action icon="pencil" onClick={then(actions.edit)}>
        {menu.edit}
      </Action>
      <Action icon="copy" onClick={then(actions.duplicate)}>
        {menu.duplicate}
      </Action>
      {entry.active ? (
        <a
          className={styles.action}
          href={inLanguage(lang, list.publicPage(entry as never))}
          target="_blank"
          rel="noopener"
        >
          <AdminIcon name="external" size={22} />
          {menu.view}
        </a>
      ) : (
        <p className={cx(styles.action, styles.disabled)}>
          <AdminIcon name="eyeOff" size={22} />
          {menu.viewHidden}
        </p>
      )}
      <Action icon="history" onClick={then(actions.history)}>
        {menu.history}
      </Action>
      <Action icon="trash" danger onClick={then(actions.remove)}>
        {menu.remove}
      </Action>
    </>
  );
}

function Action({
  icon,
  danger = false,
  onClick,
  children,
}: {
  icon: AdminIconName;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={cx(styles.action, danger && styles.danger)} onClick={onClick}>
      <AdminIcon name={icon} size={22} />
      {children}
    </button>
  );
}
