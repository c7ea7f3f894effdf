/** A row's three dots and, once pressed, its menu. */
import { useRef } from 'react';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './useRowActions.ts';
import styles from './Row.module.css';

interface MenuButtonProps {
  title: string;
  publicPage: string | null;
  actions: RowActions;
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function MenuButton({ open, onOpen, ...menu }: MenuButtonProps) {
  const { lists } = useAdminMessages();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-label={lists.menu.of(menu.title)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        <AdminIcon name="dots" size={22} className={styles.dots!} />
      </button>
      {open && <RowMenu anchor={button} onClose={() => onOpen(false)} {...menu} />}
    </>
  );
}
