import type { ShopFacts } from '#contract/shop-facts.ts';
import { Icon } from '#ui/Icon.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import styles from './NetworkLinks.module.css';

const NETWORKS = ['instagram', 'facebook', 'whatsapp', 'tiktok'] as const;

export function NetworkLinks({
  networks,
  className,
}: {
  networks: ShopFacts['networks'];
  className?: string;
}) {
  const { footer } = useMessages();
  const links = NETWORKS.flatMap((network) => {
    const href = networks[network];
    return href ? [{ network, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={cx(styles.networks, className)}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={href}
            rel="noopener"
            aria-label={footer.networks[network]}
            title={footer.networks[network]}
          >
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
