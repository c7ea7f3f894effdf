/** An icon of the header that opens a panel; the panel's code comes when somebody reaches for it. */
import { useRef, useState, type ComponentType } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { PopoverPanelProps } from '../ui/Popover.tsx';
import { useLazyPart } from '../ui/useLazyPart.ts';

interface HeaderPopoverProps {
  icon: IconName;
  label: string;
  panel: () => Promise<{ default: ComponentType<PopoverPanelProps> }>;
  className?: string;
}

export function HeaderPopover({ icon, label, panel, className }: HeaderPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part, load, prepare } = useLazyPart(panel);
  const toggle = async () => {
    if (open) setOpen(false);
    else if (await load()) setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void toggle()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name={icon} />
      </button>
      {Part && <Part open={open} onOpenChange={setOpen} anchor={button} />}
    </>
  );
}
