import type { Order } from '#contract/orders.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import styles from './OrderDetails.module.css';

const ADDRESS_PARTS = [
  'street',
  'house',
  'entrance',
  'floor',
  'apartment',
  'city',
  'postcode',
  'note',
] as const;

export function OrderDetails({ order }: { order: Order }) {
  const t = usePageTexts('order');
  const lang = useLang();
  const { contact, delivery } = order;
  const studio = useFacts().address;
  const address = ADDRESS_PARTS.flatMap((part) => delivery?.address?.[part] ?? []).join(', ');
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t.contactTitle}</h2>
      <p>
        {contact.firstName} {contact.lastName}
      </p>
      <p>
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
      {contact.phone && (
        <p>
          <bdi dir="ltr">{contact.phone}</bdi>
        </p>
      )}
      {address && <p>{address}</p>}
      {delivery?.method === 'pickup' && studio && <p>{t.pickup(studio[lang])}</p>}
      {delivery?.trackingNumber && (
        <p>
          {t.tracking}{' '}
          {delivery.trackingUrl ? (
            <a className={styles.link} href={delivery.trackingUrl} target="_blank" rel="noopener nofollow">
              <bdi dir="ltr">{delivery.trackingNumber}</bdi>
            </a>
          ) : (
            <bdi dir="ltr">{delivery.trackingNumber}</bdi>
          )}
        </p>
      )}
      {order.note && (
        <p className={styles.note}>
          {t.noteTitle}: {order.note}
        </p>
      )}
    </section>
  );
}
