import { Menu } from '@base-ui/react/menu';
import { AnchoredMenu } from '#ui/AnchoredMenu.tsx';
import type { PopoverPanelProps } from '#ui/Popover.tsx';
import { AdminIcon } from '../icons.tsx';
import styles from '../lists/table/RowMenu.module.css';

interface UserMenuPopupProps extends PopoverPanelProps {
  label: string;
  action: string;
  onAction: () => void;
}

export function UserMenuPopup({ action, onAction, ...menu }: UserMenuPopupProps) {
  return (
    <AnchoredMenu distance={4} className={styles.popup} {...menu}>
      <Menu.Item className={styles.item} onClick={onAction}>
        <AdminIcon name="key" />
        <span className={styles.text}>{action}</span>
      </Menu.Item>
    </AnchoredMenu>
  );
}
