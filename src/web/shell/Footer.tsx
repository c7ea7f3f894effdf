import { telAddress } from '#domain/tel-address.ts';
import { contentText } from '#i18n/content.ts';
import { Text } from '#ui/Text.tsx';
import { pages } from '#contract/routes.ts';
import { yearOf } from '#i18n/format.ts';
import footerChain from '#ui/art/footer-chain.webp';
import logoMark from '#ui/art/logo-mark.webp';
import { useFacts } from '../features/page/facts.tsx';
import { Container } from '#ui/Container.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { NetworkLinks } from '../features/page/NetworkLinks.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { navGroups, type NavItem } from './nav-items.ts';
import { usePath } from './usePath.ts';
import styles from './Footer.module.css';

export function Footer() {
  const messages = useMessages();
  const lang = useLang();
  const { name, address, phone, email, networks, tax, texts, now } = useFacts();
  const about = texts['footer.about'];
  const { footer, nav } = messages;
  const know: NavItem[] = [
    ...navGroups(messages).studio,
    { to: pages.terms(), label: nav.terms },
    { to: pages.accessibility(), label: nav.accessibility },
    { to: pages.privacy(), label: nav.privacy },
    { to: pages.cancel(), label: nav.cancellation },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.hanging}>
        <img className={styles.chain} src={footerChain} alt="" width={998} height={163} loading="lazy" />
      </div>
      <Container>
        <div className={styles.columns}>
          <div className={styles.studio}>
            <p className={styles.brand}>
              <img src={logoMark} alt="" width={46} height={46} loading="lazy" />
              {name[lang]}
            </p>
            {about && <Text as="p" content={contentText(lang, about.he, about.en)} />}
            <NetworkLinks networks={networks} className={styles.networks} />
          </div>
          <LinkColumn title={footer.buy} items={navGroups(messages).shop} />
          <LinkColumn title={footer.know} items={know} />
          {(address || phone || email) && (
            <section>
              <h2 className={styles.head}>{footer.studio}</h2>
              <ul className={styles.list}>
                {address && <li>{address[lang]}</li>}
                {phone && (
                  <li>
                    <a className={styles.link} href={telAddress(phone)}>
                      <bdi dir="ltr">{phone}</bdi>
                    </a>
                  </li>
                )}
                {email && (
                  <li>
                    <a className={styles.link} href={`mailto:${email}`}>
                      <bdi dir="ltr">{email}</bdi>
                    </a>
                  </li>
                )}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.small}>
          <p>{footer.rights(yearOf(now), name[lang])}</p>
          {tax.kind !== 'exempt' && <p>{footer.vat}</p>}
        </div>
      </Container>
    </footer>
  );
}

function LinkColumn({ title, items }: { title: string; items: NavItem[] }) {
  const { path } = usePath();
  return (
    <section>
      <h2 className={styles.head}>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className={cx(styles.link, item.to === pages.cancel() && styles.law)}
              aria-current={path === item.to ? 'page' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
