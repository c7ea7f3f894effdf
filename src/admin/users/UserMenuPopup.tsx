import { Menu } from '@base-ui/react/menu';
import type { PopoverPanelProps } from '#ui/Popover.tsx';
import { focusBack } from '#ui/focus-back.ts';
import { AdminIcon } from '../icons.tsx';
import styles from '../lists/table/RowMenu.module.css';

interface UserMenuPopupProps extends PopoverPanelProps {
  label: string;
  action: string;
  onAction: () => void;
}

export function UserMenuPopup({ open, onOpenChange, anchor, label, action, onAction }: UserMenuPopupProps) {
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next, details) => {
        // The button's own press closes it; closing here too would let that press open it again.
        if (!next && anchor.current?.contains(details.event.target as Node)) details.cancel();
        else onOpenChange(next);
      }}
    >
      {/* A region, so that no content stands outside the landmarks. */}
      <Menu.Portal render={<section aria-label={label} />}>
        <Menu.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Menu.Popup className={styles.popup} finalFocus={focusBack(anchor)}>
            <Menu.Item className={styles.item} onClick={onAction}>
              <AdminIcon name="key" />
              <span className={styles.text}>{action}</span>
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
