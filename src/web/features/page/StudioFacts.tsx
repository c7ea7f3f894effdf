import { telAddress } from '#domain/tel-address.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { useFacts } from './facts.tsx';
import styles from './StudioFacts.module.css';

export function StudioFacts() {
  const { contact } = useMessages();
  const lang = useLang();
  const { name, legalName, businessNumber, address, phone, email } = useFacts();
  return (
    <address className={styles.facts}>
      <p>
        {name[lang]}
        {address && `, ${address[lang]}`}
      </p>
      {legalName && (
        <p>
          <bdi>{legalName[lang]}</bdi>
        </p>
      )}
      {businessNumber && (
        <p>
          {contact.businessNumber}: <bdi dir="ltr">{businessNumber}</bdi>
        </p>
      )}
      {email && (
        <p>
          {contact.email}:{' '}
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </p>
      )}
      {phone && (
        <p>
          {contact.phone}:{' '}
          <a href={telAddress(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
      {!email && !phone && <p>{contact.none}</p>}
    </address>
  );
}
