import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useBackCloses } from './back-closes.ts';
import { cx } from './cx.ts';
import { focusBack } from './focus-back.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener?: RefObject<HTMLElement | null>;
  label?: string;
  bare?: boolean;
  /** Fills a phone's screen. */
  wholePhone?: boolean;
  children: ReactNode;
}

export function Dialog({ open, onOpenChange, opener, label, bare, wholePhone, children }: DialogProps) {
  useBackCloses(open, onOpenChange);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={cx(styles.popup, !bare && styles.text, wholePhone && styles.wholePhone)}
          aria-label={label}
          finalFocus={focusBack(opener)}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export const DialogClose = Base.Close;

export const DialogTitle = Base.Title;
