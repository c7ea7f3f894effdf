import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { Icon } from './Icon.tsx';
import { useBackCloses } from './back-closes.ts';
import { cx } from './cx.ts';
import { focusBack } from './focus-back.ts';
import { useMessages } from './language.tsx';
import styles from './Popover.module.css';

export interface PopoverPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
}

interface PopoverProps extends PopoverPanelProps {
  title: string;
  note?: string;
  large?: boolean;
  children: ReactNode;
}

export function Popover({ open, onOpenChange, anchor, title, note, large = false, children }: PopoverProps) {
  const { common } = useMessages();
  useBackCloses(open && large, onOpenChange);
  return (
    <Base.Root
      open={open}
      modal={large}
      onOpenChange={(next, details) => {
        // The control's own click closes it; closing here too would let that click reopen it.
        if (!next && !large && anchor.current?.contains(details.event.target as Node)) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        {large && <Base.Backdrop className={styles.backdrop} />}
        <Base.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={10}
          collisionPadding={16}
          className={cx(styles.positioner, large && styles.sheet)}
        >
          <Base.Popup className={cx(styles.popup, large && styles.large)} finalFocus={focusBack(anchor)}>
            <Base.Arrow className={styles.arrow} />
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {note && <p className={styles.note}>{note}</p>}
              {large && (
                <Base.Close className={styles.close} aria-label={common.close}>
                  <Icon name="close" />
                </Base.Close>
              )}
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
