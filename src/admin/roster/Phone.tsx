import { telAddress } from '#domain/tel-address.ts';
import { whatsappNumber } from '#domain/phone-in-text.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './Phone.module.css';

/** One tap to a call, another to WhatsApp. */
export function Phone({ name, phone }: { name: string; phone: string }) {
  const { roster: t } = useAdminMessages();
  return (
    <span className={styles.phone}>
      <a className={styles.call} href={telAddress(phone)} aria-label={`${t.call(name)}, ${phone}`}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
      <WhatsApp name={name} phone={phone} />
    </span>
  );
}

function WhatsApp({ name, phone }: { name: string; phone: string }) {
  const { roster: t } = useAdminMessages();
  const number = whatsappNumber(phone);
  if (number === null) return null;
  return (
    <a
      className={styles.chat}
      href={`https://wa.me/${number}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.whatsapp(name)}
      title={t.whatsapp(name)}
    >
      <AdminIcon name="chat" />
    </a>
  );
}
