import type { AdminOrder } from '#contract/admin-orders.ts';
import { contentText } from '#i18n/content.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Tracking } from './Tracking.tsx';
import { addressLines } from './address-lines.ts';
import { copyText } from './copy-text.ts';
import { ORDER_PARTS } from './order-parts.ts';
import styles from './Delivery.module.css';

export function Delivery({ order }: { order: AdminOrder }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const { delivery, contact } = order;
  if (!delivery) return null;
  const { method, title, translations, address, trackingNumber, trackingUrl } = delivery;
  const lines = address && addressLines(address, contact, t.address);
  const isFollowed = method !== 'pickup' && (order.state === 'confirmed' || order.state === 'completed');
  return (
    <OrderCard
      id={ORDER_PARTS.delivery}
      icon={method === 'pickup' ? 'pin' : 'truck'}
      title={t.delivery}
      note={<Text content={contentText(lang, title, translations?.en?.title)} />}
    >
      <div className={styles.body}>
        {lines && (
          <>
            <address className={styles.address}>
              {lines.map((line) => (
                <span key={line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </address>
            {address.note !== undefined && (
              <p className={styles.note}>
                <bdi>{address.note}</bdi>
              </p>
            )}
            <Button small onClick={() => void copyText(lines.join('\n'), t)}>
              <AdminIcon name="copy" />
              {t.copyAddress}
            </Button>
          </>
        )}
        {trackingNumber !== undefined && (
          <p>
            {t.tracking} <bdi dir="ltr">{trackingNumber}</bdi>
          </p>
        )}
        {trackingUrl !== undefined && (
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {t.toTracking}
            <AdminIcon name="external" size={16} />
          </a>
        )}
        {isFollowed && <Tracking key={trackingNumber} order={order} />}
      </div>
    </OrderCard>
  );
}
