import { Menu } from '@base-ui/react/menu';
import type { PopoverPanelProps } from '#ui/Popover.tsx';
import { AnchoredMenu } from '#ui/AnchoredMenu.tsx';
import { pages } from '#contract/routes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language.tsx';
import { useLogout } from './useLogout.tsx';
import styles from './AccountMenu.module.css';

interface AccountMenuProps extends PopoverPanelProps {
  name: string;
}

export default function AccountMenu({ name, ...menu }: AccountMenuProps) {
  const { account } = useMessages();
  const { logout, question } = useLogout();
  return (
    <>
      <AnchoredMenu distance={8} label={account.menu(name)} className={styles.popup} {...menu}>
        <Menu.Item className={styles.name} disabled>
          <bdi>{name}</bdi>
        </Menu.Item>
        <Menu.LinkItem render={<Link to={pages.account()} />} closeOnClick className={styles.item}>
          <Icon name="user" size={20} />
          {account.mine}
        </Menu.LinkItem>
        <Menu.LinkItem render={<Link to={pages.orders()} />} closeOnClick className={styles.item}>
          <Icon name="bag" size={20} />
          {account.orders}
        </Menu.LinkItem>
        <Menu.Item className={styles.item} onClick={logout}>
          <Icon name="logout" size={20} />
          {account.logout}
        </Menu.Item>
      </AnchoredMenu>
      {question}
    </>
  );
}
