import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useBackCloses } from './back-closes.ts';
import { focusBack } from './focus-back.ts';
import styles from './TopSheet.module.css';

interface TopSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  label: string;
  first: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function TopSheet({ open, onOpenChange, opener, label, first, children }: TopSheetProps) {
  useBackCloses(open, onOpenChange);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={styles.popup}
          aria-label={label}
          initialFocus={first}
          finalFocus={focusBack(opener)}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
