/** A button for what can't be taken back, which asks first. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import ConfirmDialog from '#ui/ConfirmDialog.tsx';
import { useAdminMessages } from '#admin/language.tsx';

interface ConfirmedProps {
  label: string;
  title: string;
  text: string;
  busy: boolean;
  onConfirm: () => void;
}

export function Confirmed({ label, title, text, busy, onConfirm }: ConfirmedProps) {
  const { orderActs } = useAdminMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small aria-busy={busy} aria-disabled={busy} onClick={() => !busy && setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        text={text}
        confirm={label}
        cancel={orderActs.cancel}
        onConfirm={onConfirm}
      />
    </>
  );
}
