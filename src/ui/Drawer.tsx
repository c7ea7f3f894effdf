import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode, RefObject } from 'react';
import { LOCALE } from '#i18n/locales.ts';
import { useBackCloses } from './back-closes.ts';
import { focusBack } from './focus-back.ts';
import { useLang } from './language.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  label: string;
  /** Called after the animation. */
  onRest?: (open: boolean) => void;
  children: ReactNode;
}

export function Drawer({ open, onOpenChange, opener, label, onRest, children }: DrawerProps) {
  useBackCloses(open, onOpenChange);
  const { dir } = LOCALE[useLang()];
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={onRest}
      swipeDirection={dir === 'rtl' ? 'right' : 'left'}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} aria-label={label} finalFocus={focusBack(opener)}>
            <Base.Content className={styles.content}>{children}</Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export const DrawerClose = Base.Close;
