import { useRef, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import type { HeaderPanel } from './useHeaderPanel.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import styles from './Header.module.css';

const importDrawer = () => import('./NavDrawer.tsx');

interface MenuButtonProps {
  className?: string;
  /** Opens a header panel once the drawer has closed. */
  onPanel: (panel: HeaderPanel) => void;
}

export function MenuButton({ className, onPanel }: MenuButtonProps) {
  const { nav } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: NavDrawer, load, prepare } = useLazyPart(importDrawer);
  const show = async () => {
    if (await load()) setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(styles.tool, className)}
        aria-label={nav.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" />
      </button>
      {NavDrawer && <NavDrawer open={open} onOpenChange={setOpen} opener={button} onPanel={onPanel} />}
    </>
  );
}
