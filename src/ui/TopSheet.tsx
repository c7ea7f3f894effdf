/** A sheet over the page from its top, as wide as it; covers a phone whole. Holds the focus and gives it back. */
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { focusBack } from './focus-back.ts';
import styles from './TopSheet.module.css';

interface TopSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  label: string;
  /** What has the focus first. */
  first: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function TopSheet({ open, onOpenChange, opener, label, first, children }: TopSheetProps) {
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
