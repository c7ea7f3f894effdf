import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { PopoverPanelProps } from '#ui/Popover.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';

interface HeaderPopoverProps {
  icon: IconName;
  label: string;
  panel: () => Promise<{ default: ComponentType<PopoverPanelProps> }>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  badge?: ReactNode;
  className?: string;
}

export function HeaderPopover({
  icon,
  label,
  panel,
  open,
  onOpenChange,
  badge,
  className,
}: HeaderPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { Part, load, prepare } = useLazyPart(panel);
  useEffect(() => {
    if (open) void load().then((ready) => ready || onOpenChange(false));
  }, [open, load, onOpenChange]);
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
        onClick={() => onOpenChange(!open)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name={icon} />
        {badge}
      </button>
      {Part && <Part open={open} onOpenChange={onOpenChange} anchor={button} />}
    </>
  );
}
