import { pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { useCartState } from '../features/cart/context.tsx';
import { totalQuantity } from '../features/cart/cart-changes.ts';
import { useFacts } from '../features/page/facts.tsx';
import logoMark from '#ui/art/logo-mark.webp';
import { Container } from '#ui/Container.tsx';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { HeaderPopover } from './HeaderPopover.tsx';
import { AccountButton } from './AccountButton.tsx';
import { CartBadge } from './CartBadge.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { MenuButton } from './MenuButton.tsx';
import { navGroups } from './nav-items.ts';
import { SearchButton } from './SearchButton.tsx';
import { useHeaderPanel } from './useHeaderPanel.ts';
import { isCurrent, usePath } from './usePath.ts';
import styles from './Header.module.css';

const importIn = (lang: Lang) => async () =>
  (await Promise.all([import('./CartPanel.tsx'), loadPageTexts('checkout', lang)]))[0];
const importCart = { he: importIn('he'), en: importIn('en') };

export function Header() {
  const messages = useMessages();
  const lang = useLang();
  const { name } = useFacts();
  const { path } = usePath();
  const { isOpen, show, follow } = useHeaderPanel();
  const quantity = totalQuantity(useCartState().cart);
  const groups = navGroups(messages);
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <MenuButton className={styles.onPhone} onPanel={show} />
        <Link to={pages.home()} className={styles.brand} aria-label={`${name[lang]}, ${messages.nav.home}`}>
          <img src={logoMark} alt="" width={34} height={34} className={styles.mark} />
          <span>{name[lang]}</span>
        </Link>
        <nav className={styles.nav} aria-label={messages.nav.main}>
          {[groups.shop, groups.categories, groups.studio].map((group, index) => (
            <ul key={index} className={styles.group}>
              {group.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    className={styles.link}
                    aria-current={isCurrent(path, item.to) ? 'page' : undefined}
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className={styles.tools}>
          <SearchButton open={isOpen('search')} onOpenChange={follow.search} className={styles.tool} />
          <LanguageToggle className={styles.language} />
          <HeaderPopover
            icon="bag"
            label={quantity > 0 ? messages.nav.cartWith(quantity) : messages.nav.cart}
            badge={<CartBadge quantity={quantity} />}
            key={lang}
            panel={importCart[lang]}
            open={isOpen('cart')}
            onOpenChange={follow.cart}
            className={styles.tool}
          />
          <AccountButton
            className={cx(styles.tool, styles.onDesktop)}
            linkClassName={cx(styles.language, styles.admin)}
          />
        </div>
      </Container>
    </header>
  );
}
