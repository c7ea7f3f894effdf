import { Menu } from '@base-ui/react/menu';
import type { PopoverPanelProps } from '#ui/Popover.tsx';
import { pages } from '#contract/routes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { focusBack } from '#ui/focus-back.ts';
import { useMessages } from '#ui/language.tsx';
import { useLogout } from './useLogout.tsx';
import styles from './AccountMenu.module.css';

interface AccountMenuProps extends PopoverPanelProps {
  name: string;
}

export default function AccountMenu({ open, onOpenChange, anchor, name }: AccountMenuProps) {
  const { account } = useMessages();
  const { logout, question } = useLogout();
  return (
    <>
      <Menu.Root
        open={open}
        onOpenChange={(next, details) => {
          if (!next && anchor.current?.contains(details.event.target as Node)) details.cancel();
          else onOpenChange(next);
        }}
      >
        {/* A region, so that no content is outside the landmarks. */}
        <Menu.Portal render={<section aria-label={account.menu(name)} />}>
          <Menu.Positioner
            anchor={anchor}
            side="bottom"
            align="end"
            sideOffset={8}
            collisionPadding={16}
            className={styles.positioner}
          >
            <Menu.Popup className={styles.popup} finalFocus={focusBack(anchor)}>
              <Menu.Item className={styles.name} disabled>
                <bdi>{name}</bdi>
              </Menu.Item>
              <Menu.LinkItem render={<Link to={pages.account()} />} closeOnClick className={styles.item}>
                <Icon name="user" size={20} />
                {account.mine}
              </Menu.LinkItem>
              <Menu.Item className={styles.item} onClick={logout}>
                <Icon name="logout" size={20} />
                {account.logout}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {question}
    </>
  );
}
