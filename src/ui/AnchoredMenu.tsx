/** A menu below its button. */
import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import type { PopoverPanelProps } from './Popover.tsx';
import { cx } from './cx.ts';
import { focusBack } from './focus-back.ts';
import styles from './AnchoredMenu.module.css';

interface AnchoredMenuProps extends PopoverPanelProps {
  label: string;
  /** px to its button. */
  distance: number;
  className?: string | undefined;
  children: ReactNode;
}

export function AnchoredMenu(props: AnchoredMenuProps) {
  const { open, onOpenChange, anchor, label, distance, className, children } = props;
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next, details) => {
        // The button's own click closes it; closing here too would let that click reopen it.
        if (!next && anchor.current?.contains(details.event.target as Node)) details.cancel();
        else onOpenChange(next);
      }}
    >
      {/* A region, so that no content is outside the landmarks. */}
      <Menu.Portal render={<section aria-label={label} />}>
        <Menu.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={distance}
          collisionPadding={2 * distance}
          className={styles.positioner}
        >
          <Menu.Popup className={cx(styles.popup, className)} finalFocus={focusBack(anchor)}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
