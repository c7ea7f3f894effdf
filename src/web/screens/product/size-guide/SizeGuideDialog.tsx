import type { RefObject } from 'react';
import { SheetDialog } from '#ui/SheetDialog.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { SizeGuide } from './SizeGuide.tsx';

interface SizeGuideDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  sizes: readonly { id: string; size: number }[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

export default function SizeGuideDialog({ sizes, chosen, onChoose, ...dialog }: SizeGuideDialogProps) {
  const { title } = usePageTexts('sizes');
  const choose = (id: string) => {
    onChoose(id);
    dialog.onOpenChange(false);
  };
  return (
    <SheetDialog {...dialog} title={title}>
      <SizeGuide sizes={sizes} chosen={chosen} onChoose={choose} />
    </SheetDialog>
  );
}
