/** Phone, WhatsApp and mail of the studio as buttons; those that aren't set are left out. */
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/language.tsx';
import { useFacts } from './facts.tsx';
import styles from './ContactLinks.module.css';

/** A message that WhatsApp and mail open with. */
interface Message {
  subject: string;
  text: string;
}

export function ContactLinks({ message }: { message?: Message }) {
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
          <ButtonAnchor wide href={whatsappHref(networks.whatsapp, message)} rel="noopener">
            <Icon name="whatsapp" />
            {contact.whatsapp}
          </ButtonAnchor>
        </li>
      )}
      {email && (
        <li>
          <ButtonAnchor wide href={mailHref(email, message)} aria-label={`${contact.email}: ${email}`}>
            <Icon name="mail" />
            <bdi dir="ltr">{email}</bdi>
          </ButtonAnchor>
        </li>
      )}
    </ul>
  );
}

function whatsappHref(href: string, message?: Message): string {
  return message ? `${href}?text=${encodeURIComponent(message.text)}` : href;
}

/** Line breaks of a mail's body are CRLF (RFC 6068). */
function mailHref(email: string, message?: Message): string {
  if (!message) return `mailto:${email}`;
  const body = encodeURIComponent(message.text.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(message.subject)}&body=${body}`;
}
