/** A row's three dots and their menu; deleting comes last, after a line. */
import { Menu } from '@base-ui/react/menu';
import { useRef, type RefObject } from 'react';
import { inLanguage } from '#contract/routes.ts';
import { AnchoredMenu } from '#ui/AnchoredMenu.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { RowView } from './row-view.tsx';
import type { RowActions } from './useListActions.ts';
import rowStyles from './Row.module.css';
import styles from './RowMenu.module.css';

interface RowMenuButtonProps {
  row: RowView;
  actions: RowActions;
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function RowMenuButton({ open, onOpen, ...menu }: RowMenuButtonProps) {
  const { lists } = useAdminMessages();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={rowStyles.iconButton}
        aria-label={lists.menu.of(menu.row.title.text)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        <AdminIcon name="dots" size={22} className={rowStyles.dots!} />
      </button>
      {open && <RowMenu anchor={button} onClose={() => onOpen(false)} {...menu} />}
    </>
  );
}

interface RowMenuProps {
  anchor: RefObject<HTMLElement | null>;
  row: RowView;
  actions: RowActions;
  onClose: () => void;
}

function RowMenu({ anchor, row: { kind, title, publicPage, people }, actions, onClose }: RowMenuProps) {
  const { lists, roster } = useAdminMessages();
  const { menu } = lists;
  const lang = useLang();
  return (
    <AnchoredMenu
      open
      onOpenChange={(open) => open || onClose()}
      anchor={anchor}
      distance={4}
      label={menu.of(title.text)}
      className={styles.popup}
    >
      <Item icon="pencil" label={menu.edit} hint={menu.keys.edit} onClick={actions.edit} />
      {people !== null && (
        <Menu.LinkItem closeOnClick className={styles.item} render={<Link to={people} />}>
          <AdminIcon name="users" />
          <span className={styles.text}>{roster.open}</span>
        </Menu.LinkItem>
      )}
      <Item
        icon="copy"
        label={lists[kind].duplicate}
        hint={menu.keys.duplicate}
        onClick={actions.duplicate}
      />
      {publicPage === null ? (
        <Menu.Item disabled className={styles.item}>
          <AdminIcon name="eyeOff" />
          <span className={styles.text}>{menu.viewHidden}</span>
        </Menu.Item>
      ) : (
        <Menu.LinkItem
          href={inLanguage(lang, publicPage)}
          target="_blank"
          rel="noopener"
          closeOnClick
          className={styles.item}
        >
          <AdminIcon name="external" />
          <span className={styles.text}>{menu.view}</span>
        </Menu.LinkItem>
      )}
      <Item icon="history" label={menu.history} onClick={actions.history} />
      <Menu.Separator className={styles.line} />
      <Item icon="trash" label={menu.remove} hint={menu.keys.remove} danger onClick={actions.remove} />
    </AnchoredMenu>
  );
}

function Item({
  icon,
  label,
  hint,
  danger = false,
  onClick,
}: {
  icon: AdminIconName;
  label: string;
  hint?: string;
  danger?: boolean;
  onClick: () => void;
}) {
  return (
    <Menu.Item className={cx(styles.item, danger && styles.danger)} onClick={onClick}>
      <AdminIcon name={icon} />
      <span className={styles.text}>{label}</span>
      {hint && (
        <kbd className={styles.key} aria-hidden="true">
          {hint}
        </kbd>
      )}
    </Menu.Item>
  );
}
