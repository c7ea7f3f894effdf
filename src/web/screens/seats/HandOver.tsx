import { useRef, useState } from 'react';
import type { TakenSeats } from '#contract/seats.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import styles from './HandOver.module.css';

const importDialog = () => import('./HandOverDialog.tsx');

interface HandOverProps {
  /** Of the order's line. */
  line: string;
  /** Of the workshop, for screen readers. */
  title: string;
  seats: number;
  givenTo?: TakenSeats['givenTo'];
  onGiven: (seats: TakenSeats) => void;
}

export function HandOver({ line, title, seats, givenTo, onGiven }: HandOverProps) {
  const { handOver: t } = usePageTexts('seats');
  const { Part: HandOverDialog, load, prepare } = useLazyPart(importDialog);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const act = givenTo ? t.change : t.act;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.act}
        aria-haspopup="dialog"
        aria-label={t.label(act, title)}
        onClick={() => void load().then((ready) => ready && setOpen(true))}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {act}
      </button>
      {HandOverDialog && (
        <HandOverDialog
          open={open}
          onOpenChange={setOpen}
          opener={opener}
          line={line}
          seats={seats}
          givenTo={givenTo}
          onGiven={(given) => {
            setOpen(false);
            showSnack({ message: t.done(given.givenTo?.name ?? ''), severity: 'success' });
            onGiven(given);
          }}
        />
      )}
    </>
  );
}
