/** A panel that hangs from a control. Holds the focus's way back; closes by Escape or a press outside. */
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import styles from './Popover.module.css';

export interface PopoverPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The control that it hangs from and that gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
}

export function Popover({ open, onOpenChange, anchor, title, children }: PopoverPanelProps & { title: string; children: ReactNode }) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // The control's own click closes it; closing here too would let that click open it again.
        if (!next && anchor.current?.contains(details.event.target as Node)) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} side="bottom" align="end" sideOffset={10} collisionPadding={16} className={styles.positioner}>
          <Base.Popup className={styles.popup} finalFocus={anchor}>
            <Base.Arrow className={styles.arrow} />
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
