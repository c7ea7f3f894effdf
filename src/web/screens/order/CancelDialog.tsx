import type { ComponentProps } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { CancelLines } from './CancelLines.tsx';

interface CancelDialogProps extends ComponentProps<typeof CancelLines> {
  open: boolean;
  /** Gets the focus afterwards. */
  back: HTMLElement | null;
}

export default function CancelDialog({ open, back, ...form }: CancelDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && form.onClose()} opener={{ current: back }}>
      <CancelLines {...form} />
    </Dialog>
  );
}
