import { telAddress } from '#domain/tel-address.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { fullName } from '#domain/person.ts';
import { whatsappNumber } from '#domain/phone-in-text.ts';
import { contentText } from '#i18n/content.ts';
import { ButtonAnchor } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { OrderCard } from './OrderCard.tsx';
import { ORDER_PARTS } from './order-parts.ts';
import styles from './Contact.module.css';

export function Contact({ order: { number, contact, note } }: { order: AdminOrder }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const { email, phone } = contact;
  const whatsapp = phone === undefined ? null : whatsappNumber(phone);
  return (
    <OrderCard id={ORDER_PARTS.contact} title={t.contact}>
      <div className={styles.body}>
        <p className={styles.name}>
          <bdi>{fullName(contact)}</bdi>
        </p>
        <p className={styles.details}>
          {phone !== undefined && <bdi dir="ltr">{phone}</bdi>}
          {email !== '' && <bdi dir="ltr">{email}</bdi>}
        </p>
        <div className={styles.ways}>
          {whatsapp !== null && (
            <ButtonAnchor small href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer">
              <AdminIcon name="chat" />
              {t.whatsapp}
            </ButtonAnchor>
          )}
          {phone !== undefined && (
            <ButtonAnchor small href={telAddress(phone)}>
              <AdminIcon name="phone" />
              {t.call}
            </ButtonAnchor>
          )}
          {email !== '' && (
            <ButtonAnchor
              small
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t.mailSubject(number))}`}
            >
              <AdminIcon name="mail" />
              {t.mail}
            </ButtonAnchor>
          )}
        </div>
        {note !== undefined && (
          <div className={styles.note}>
            <h3 className={styles.noteTitle}>{t.customerNote}</h3>
            <LongText content={contentText(lang, note, undefined)} />
          </div>
        )}
        {email !== '' && (
          <Link to={adminPages.orders({ state: 'all', q: email })} className={styles.all}>
            {t.allOf}
            <AdminIcon name="next" size={16} />
          </Link>
        )}
      </div>
    </OrderCard>
  );
}
