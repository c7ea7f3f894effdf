import type { Order } from '#contract/orders.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { mailHref, whatsappHref } from '#web/features/page/message-links.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonAnchor } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './OrderScreen.module.css';

/** To the shop, with the order's number and address filled in. */
export function OrderQuestion({ _id, number }: Pick<Order, '_id' | 'number'>) {
  const { question: t, pageTitle } = usePageTexts('order');
  const { contact } = useMessages();
  const { email, networks, publicUrl } = useFacts();
  const address = publicUrl + inLanguage(useLang(), pages.order(_id));
  const message = { subject: t.subject(pageTitle(number)), text: t.text(pageTitle(number), address) };
  if (!networks.whatsapp && !email) return null;
  return (
    <section>
      <h2 className={styles.questionTitle}>{t.title}</h2>
      <p className={styles.question}>
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
      </p>
    </section>
  );
}
