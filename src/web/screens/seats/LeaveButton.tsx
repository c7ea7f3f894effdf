import { useState } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import styles from './LeaveButton.module.css';

const importDialog = () => import('#ui/ConfirmDialog.tsx');

interface LeaveButtonProps {
  /** Seats are offered, so leaving gives them up. */
  declines: boolean;
  look: 'button' | 'link';
  /** For screen readers, where there are several. */
  of?: string;
  onLeave: () => void;
}

/** Asks first: a place in line can't be had back. */
export function LeaveButton({ declines, look, of, onLeave }: LeaveButtonProps) {
  const { leave, offer } = usePageTexts('seats');
  const { Part: ConfirmDialog, load, prepare } = useLazyPart(importDialog);
  const [asking, setAsking] = useState(false);
  const act = {
    'aria-haspopup': 'dialog' as const,
    'aria-label': of && `${declines ? offer.decline : leave.act}: ${of}`,
    onClick: () => void load().then((ready) => ready && setAsking(true)),
    onPointerEnter: prepare,
    onFocus: prepare,
  };
  return (
    <>
      {look === 'button' ? (
        <Button wide {...act}>
          {declines ? offer.decline : leave.act}
        </Button>
      ) : (
        <button type="button" className={styles.leave} {...act}>
          {declines ? offer.decline : leave.act}
        </button>
      )}
      {ConfirmDialog && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={declines ? offer.declineTitle : leave.title}
          text={declines ? offer.declineText : leave.text}
          confirm={declines ? offer.decline : leave.confirm}
          cancel={leave.cancel}
          onConfirm={onLeave}
        />
      )}
    </>
  );
}
