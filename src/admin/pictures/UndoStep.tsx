import { Button } from '#ui/Button.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import type { PictureStep } from './undo.ts';
import styles from './UndoStep.module.css';

interface UndoStepProps {
  step: PictureStep;
  onUndo: () => void;
}

/** Offers to take the last removal or edit back. */
export function UndoStep({ step, onUndo }: UndoStepProps) {
  const { undo: t } = useAdminMessages().pictures;
  return (
    <div className={styles.step}>
      <EntryPicture address={step.address} alt="" sizes="44px" className={styles.picture} />
      <p className={styles.text}>{t[step.kind]}</p>
      <Button small onClick={onUndo}>
        <AdminIcon name="undo" size={18} />
        {step.kind === 'removed' ? t.putBack : t.revert}
      </Button>
    </div>
  );
}
