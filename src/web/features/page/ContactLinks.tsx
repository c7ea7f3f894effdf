/** Phone, WhatsApp and mail of the studio as buttons; those that aren't set are left out. */
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/language.tsx';
import { networkHref } from './NetworkLinks.tsx';
import { useFacts } from './facts.tsx';
import styles from './ContactLinks.module.css';

export function ContactLinks() {
  const { contact } = useMessages();
  const { phone, email, networks } = useFacts();
  if (!phone && !email && !networks.whatsapp) return <p>{contact.none}</p>;
  return (
    <ul className={styles.links}>
      {phone && (
        <li>
          <ButtonAnchor wide href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={`${contact.phone}: ${phone}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </ButtonAnchor>
        </li>
      )}
      {networks.whatsapp && (
        <li>
          <ButtonAnchor wide href={networkHref('whatsapp', networks.whatsapp)} rel="noopener">
            <Icon name="whatsapp" />
            {contact.whatsapp}
          </ButtonAnchor>
        </li>
      )}
      {email && (
        <li>
          <ButtonAnchor wide href={`mailto:${email}`} aria-label={`${contact.email}: ${email}`}>
            <Icon name="mail" />
            <bdi dir="ltr">{email}</bdi>
          </ButtonAnchor>
        </li>
      )}
    </ul>
  );
}
