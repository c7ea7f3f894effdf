/** The safe answer has the focus. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from './Button.tsx';
import { useBackCloses } from './back-closes.ts';
import { cx } from './cx.ts';
import { useHiddenSnacks } from './snackbar/useHiddenSnacks.ts';
import styles from './Dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
}

export default function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  cancel,
  onConfirm,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useHiddenSnacks(open);
  useBackCloses(open, onOpenChange);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} forceRender />
        <AlertDialog.Popup className={cx(styles.popup, styles.text)} initialFocus={safe}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.description}>{text}</AlertDialog.Description>
          <div className={styles.actions}>
            <Button
              look="dark"
              onClick={() => {
                onOpenChange(false);
                onConfirm();
              }}
            >
              {confirm}
            </Button>
            <Button ref={safe} onClick={() => onOpenChange(false)}>
              {cancel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
