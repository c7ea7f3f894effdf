import { pages } from '#contract/routes.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { mailHref, whatsappHref } from '#web/features/page/message-links.ts';
import { ButtonAnchor, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { useMessages } from '#ui/language.tsx';
import styles from './entry.module.css';
import { usePublicAddress } from './usePublicAddress.ts';

interface AskLinksProps {
  title: string;
  /** Unprefixed. */
  path: string;
  words: { askSubject: (title: string) => string; askText: (title: string, address: string) => string };
}

export function AskLinks({ title, path, words }: AskLinksProps) {
  const { contact } = useMessages();
  const { email, networks } = useFacts();
  const address = usePublicAddress(path);
  const message = { subject: words.askSubject(title), text: words.askText(title, address) };
  return (
    <p id="ask" className={styles.ask}>
      {networks.whatsapp && (
        <ButtonAnchor small href={whatsappHref(networks.whatsapp, message)} rel="noopener">
          <Icon name="whatsapp" size={20} />
          {contact.whatsapp}
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor small href={mailHref(email, message)}>
          <Icon path={PART_ICONS.mail} size={20} />
          {contact.email}
        </ButtonAnchor>
      )}
      {!networks.whatsapp && !email && (
        <ButtonLink small to={pages.contact()}>
          {contact.title}
        </ButtonLink>
      )}
    </p>
  );
}
