/** On a phone a sheet at the foot of the screen, otherwise a dialog. */
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { Icon } from './Icon.tsx';
import { useBackCloses } from './back-closes.ts';
import { focusBack } from './focus-back.ts';
import { useMessages } from './language.tsx';
import styles from './SheetDialog.module.css';

interface SheetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  title: string;
  children: ReactNode;
}

export function SheetDialog({ open, onOpenChange, opener, title, children }: SheetDialogProps) {
  const { common } = useMessages();
  useBackCloses(open, onOpenChange);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} finalFocus={focusBack(opener)}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close} aria-label={common.close}>
              <Icon name="close" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
