/** A row's controls and actions on a phone. */
import { useState, type ReactNode } from 'react';
import { inLanguage } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { Switch } from '#admin/controls/Switch.tsx';
import { ActiveCell, Thumb } from './cells.tsx';
import { NumberStepper, Saved } from './controls.tsx';
import { PriceBox } from './PriceBox.tsx';
import { problemId, problemsOf, RowProblems } from './RowFeedback.tsx';
import type { RowView } from './row-view.tsx';
import type { RowActions } from './useListActions.ts';
import { BottomSheet } from '../BottomSheet.tsx';
import styles from '../BottomSheet.module.css';

interface RowSheetProps {
  /** Null closes it. */
  row: RowView | null;
  actions: RowActions | null;
  onClose: () => void;
}

export function RowSheet({ row, actions, onClose }: RowSheetProps) {
  // The content stays while the sheet slides away.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  if (!shown) return null;
  return (
    <BottomSheet
      open={row !== null}
      onClose={onClose}
      title={shown.title.text}
      picture={<Thumb address={shown.picture} size={76} />}
      sub={
        <>
          {shown.price}
          <span>{shown.under}</span>
        </>
      }
    >
      <Controls row={shown} />
      {actions && <Actions row={shown} actions={actions} onClose={onClose} />}
    </BottomSheet>
  );
}

function Controls({ row }: { row: RowView }) {
  const { lists, fields } = useAdminMessages();
  const priority = {
    name: 'priority',
    label: fields.names.priority,
    max: BOUNDS.count,
    value: row.priority,
    set: row.setPriority,
  };
  return (
    <>
      <div className={styles.line}>
        <span>{fields.names.price}</span>
        <span className={styles.control}>
          <Saved mark={row.marks.price} />
          <PriceBox
            label={fields.names.price}
            value={row.fullPrice}
            large
            describedBy={problemId(row.id, row.marks, 'price')}
            onChange={row.setPrice}
          />
        </span>
      </div>
      {[...row.numbers, priority].map(({ name, label, max, value, set }) => (
        <div key={name} className={styles.line}>
          <span>{label}</span>
          <span className={styles.control}>
            <Saved mark={row.marks[name]} />
            <NumberStepper
              name={name}
              label={label}
              value={value}
              max={max}
              describedBy={problemId(row.id, row.marks, name)}
              onChange={set}
            />
          </span>
        </div>
      ))}
      <div className={styles.line}>
        <span>{lists[row.kind].activeLabel}</span>
        <span className={styles.control}>
          <ActiveCell row={row} />
        </span>
      </div>
      {row.promotion && (
        <div className={styles.line}>
          <span>{lists.promoted}</span>
          <span className={styles.control}>
            <Saved mark={row.marks.isPromoted} />
            <Switch
              name="isPromoted"
              aria-label={lists.promotedOf(row.title.text)}
              aria-describedby={problemId(row.id, row.marks, 'isPromoted')}
              on={row.promotion.on}
              onChange={row.promotion.set}
            />
          </span>
        </div>
      )}
      {problemsOf(row).length > 0 && (
        <div className={styles.problems}>
          <RowProblems row={row} />
        </div>
      )}
    </>
  );
}

interface ActionsProps {
  row: RowView;
  actions: RowActions;
  onClose: () => void;
}

function Actions({ row: { kind, publicPage, people }, actions, onClose }: ActionsProps) {
  const { lists, roster } = useAdminMessages();
  const { menu } = lists;
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
      {people !== null && (
        <Link to={people} className={styles.action}>
          <AdminIcon name="users" size={22} />
          {roster.open}
        </Link>
      )}
      <Action icon="copy" onClick={then(actions.duplicate)}>
        {lists[kind].duplicate}
      </Action>
      {publicPage !== null ? (
        <a className={styles.action} href={inLanguage(lang, publicPage)} target="_blank" rel="noopener">
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
