import type { Order } from '#contract/orders.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { telAddress } from '#domain/tel-address.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { mailHref, whatsappHref } from '#web/features/page/message-links.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './LineStage.module.css';

/** With whom the hour is arranged. */
export function PickupTime({ order: { _id, number } }: { order: Pick<Order, '_id' | 'number'> }) {
  const { setTime: t, pageTitle } = usePageTexts('order');
  const { contact } = useMessages();
  const { phone, email, networks, publicUrl } = useFacts();
  const page = publicUrl + inLanguage(useLang(), pages.order(_id));
  const message = { subject: t.subject(pageTitle(number)), text: t.text(pageTitle(number), page) };
  if (!phone && !email && !networks.whatsapp) return null;
  return (
    <p className={styles.setTime}>
      {t.ask}{' '}
      {phone && (
        <a className={styles.link} href={telAddress(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}{' '}
      {networks.whatsapp && (
        <a className={styles.link} href={whatsappHref(networks.whatsapp, message)} rel="noopener">
          {contact.whatsapp}
        </a>
      )}{' '}
      {email && (
        <a className={styles.link} href={mailHref(email, message)}>
          {contact.email}
        </a>
      )}
    </p>
  );
}
