/** The safe answer has the focus. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import dialog from '#ui/Dialog.module.css';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { discardDrafts } from '../editor/draft/drafts.ts';
import { useAdminMessages } from '../language.tsx';
import { discardMarks, hasMarks } from '../studio-day/kept-day.ts';
import { leaveStudio } from '../studio-day/leave-studio.ts';

interface LogoutQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  onLeave: () => void;
}

export default function LogoutQuestion({ open, onOpenChange, userId, onLeave }: LogoutQuestionProps) {
  const { logout } = useAdminMessages().shell;
  const words = hasMarks(userId) ? logout.marks : logout.drafts;
  const stay = useRef<HTMLButtonElement>(null);
  useHiddenSnacks(open);
  const leave = () => {
    onOpenChange(false);
    leaveStudio(userId);
    onLeave();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.backdrop} forceRender />
        <AlertDialog.Popup className={cx(dialog.popup, dialog.text)} initialFocus={stay}>
          <AlertDialog.Title className={dialog.title}>{words.title}</AlertDialog.Title>
          <AlertDialog.Description className={dialog.description}>{words.text}</AlertDialog.Description>
          <div className={dialog.actions}>
            <Button look="primary" wide onClick={leave}>
              {words.keep}
            </Button>
            <Button ref={stay} wide onClick={() => onOpenChange(false)}>
              {logout.stay}
            </Button>
            <Button
              look="quiet"
              wide
              onClick={() => {
                discardDrafts(userId);
                discardMarks(userId);
                leave();
              }}
            >
              {words.discard}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
