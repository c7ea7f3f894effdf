import { telAddress } from '#domain/tel-address.ts';
import { ButtonAnchor } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { useMessages } from '#ui/language.tsx';
import { useFacts } from './facts.tsx';
import { mailHref, whatsappHref, type Message } from './message-links.ts';
import styles from './ContactLinks.module.css';

const PHONE =
  'M6 3.5h3l1.5 4-2 1.7a12 12 0 0 0 6.3 6.3l1.7-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2z';

export function ContactLinks({ message }: { message?: Message }) {
  const { contact } = useMessages();
  const { phone, email, networks } = useFacts();
  if (!phone && !email && !networks.whatsapp) return <p>{contact.none}</p>;
  return (
    <ul className={styles.links}>
      {phone && (
        <li>
          <ButtonAnchor wide href={telAddress(phone)} aria-label={`${contact.phone}: ${phone}`}>
            <Icon path={PHONE} />
            <bdi dir="ltr">{phone}</bdi>
          </ButtonAnchor>
        </li>
      )}
      {networks.whatsapp && (
        <li>
          <ButtonAnchor wide href={whatsappHref(networks.whatsapp, message)} rel="noopener">
            <Icon name="whatsapp" />
            {contact.whatsapp}
          </ButtonAnchor>
        </li>
      )}
      {email && (
        <li>
          <ButtonAnchor wide href={mailHref(email, message)} aria-label={`${contact.email}: ${email}`}>
            <Icon path={PART_ICONS.mail} />
            <bdi dir="ltr">{email}</bdi>
          </ButtonAnchor>
        </li>
      )}
    </ul>
  );
}
