import { useState, type RefObject } from 'react';
import { fullName } from '#domain/person.ts';
import { pages } from '#contract/routes.ts';
import { useCartState } from '../features/cart/context.tsx';
import { totalQuantity } from '../features/cart/cart-changes.ts';
import logoMark from '#ui/art/logo-mark.webp';
import { useSessionState } from '../features/session/context.tsx';
import { useVisitorGate } from '../features/session/useVisitorGate.ts';
import { Drawer, DrawerClose } from '#ui/Drawer.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import { CartBadge } from './CartBadge.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { navGroups, type NavItem } from './nav-items.ts';
import type { HeaderPanel } from './useHeaderPanel.ts';
import { useLogout } from './useLogout.tsx';
import { isCurrent, usePath } from './usePath.ts';
import styles from './NavDrawer.module.css';

interface NavDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  onPanel: (panel: HeaderPanel) => void;
}

export default function NavDrawer({ open, onOpenChange, opener, onPanel }: NavDrawerProps) {
  const messages = useMessages();
  const { path } = usePath();
  const { loginHref } = useVisitorGate();
  const { user } = useSessionState();
  const [isGone, setGone] = useState(false);
  const { logout, question } = useLogout(isGone);
  const quantity = totalQuantity(useCartState().cart);
  const groups = navGroups(messages);
  const close = () => onOpenChange(false);
  const leave = () => {
    close();
    logout();
  };
  const openPanel = (panel: HeaderPanel) => {
    close();
    onPanel(panel);
  };

  const list = (items: NavItem[], look?: string) => (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={item.to}
            className={cx(styles.link, look)}
            aria-current={isCurrent(path, item.to) ? 'page' : undefined}
            onClick={close}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <Drawer
        open={open}
        onOpenChange={onOpenChange}
        opener={opener}
        label={messages.nav.menu}
        onRest={(isOpen) => setGone(!isOpen)}
      >
        <div className={styles.drawer}>
          <div className={styles.head}>
            <Link to={pages.home()} aria-label={messages.nav.home} onClick={close}>
              <img src={logoMark} alt="" width={40} height={40} />
            </Link>
            <DrawerClose className={styles.close} aria-label={messages.common.close}>
              <Icon name="close" />
            </DrawerClose>
          </div>
          {user && <p className={styles.greeting}>{messages.account.greeting(fullName(user))}</p>}
          <nav aria-label={messages.nav.main} className={styles.nav}>
            {list(groups.shop, styles.primary)}
            {list(groups.categories)}
            {list(groups.studio)}
          </nav>
          <ul className={cx(styles.list, styles.tools)}>
            <li>
              <button type="button" className={styles.link} onClick={() => openPanel('search')}>
                <Icon name="search" />
                {messages.nav.search}
              </button>
            </li>
            <li>
              <button type="button" className={styles.link} onClick={() => openPanel('cart')}>
                <Icon name="bag" />
                {messages.nav.cart}
                <CartBadge quantity={quantity} />
              </button>
            </li>
            <li>
              <LanguageToggle className={styles.link} markClassName={styles.mark} onChoose={close} />
            </li>
            {user?.role === 'superAdmin' && (
              <li>
                <Link to={pages.admin()} className={styles.link} onClick={close}>
                  <Icon name="ring" />
                  {messages.admin.link}
                </Link>
              </li>
            )}
            {user && (
              <li>
                <Link to={pages.account()} className={styles.link} onClick={close}>
                  <Icon name="user" />
                  {messages.account.mine}
                </Link>
              </li>
            )}
            {user && (
              <li>
                <Link to={pages.orders()} className={styles.link} onClick={close}>
                  <Icon name="bag" />
                  {messages.account.orders}
                </Link>
              </li>
            )}
            <li>
              {user ? (
                <button type="button" className={styles.link} onClick={leave}>
                  <Icon name="logout" />
                  {messages.account.logout}
                </button>
              ) : (
                <Link to={loginHref} className={styles.link} onClick={close}>
                  <Icon name="user" />
                  {messages.nav.login}
                </Link>
              )}
            </li>
          </ul>
        </div>
      </Drawer>
      {question}
    </>
  );
}
