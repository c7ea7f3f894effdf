/** The safe answer has the focus. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import styles from './Question.module.css';

export interface Answer {
  label: ReactNode;
  run: () => void;
  look: 'main' | 'safe' | 'danger';
  stopped?: boolean;
}

interface QuestionProps {
  open: boolean;
  title: string;
  onClose: () => void;
  answers: readonly Answer[];
  wide?: boolean;
  children: ReactNode;
}

const LOOKS = { main: 'primary', safe: 'secondary', danger: 'quiet' } as const;

export function Question({ open, title, onClose, answers, wide = false, children }: QuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useHiddenSnacks(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} forceRender />
        <AlertDialog.Popup className={cx(styles.popup, wide && styles.wide)} initialFocus={safe}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div className={styles.text} />}>
            {children}
          </AlertDialog.Description>
          <div className={styles.answers}>
            {answers.map(({ label, run, look, stopped }) => (
              <Button
                key={look}
                ref={look === 'safe' ? safe : undefined}
                look={LOOKS[look]}
                small
                className={look === 'danger' ? styles.danger : undefined}
                aria-disabled={stopped || undefined}
                onClick={() => stopped || run()}
              >
                {label}
              </Button>
            ))}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
