/** What one must know before a piece is added: when it is ready, how it comes, and how it can be canceled. */
import type { ReactNode } from 'react';
import { pages } from '#contract/routes.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import entry from '../entry/entry.module.css';
import styles from './Promises.module.css';

interface PromisesProps {
  /** Ready now, or about when. */
  when: ReactNode;
  /** For this customer. */
  cancel: string;
}

export function Promises({ when, cancel }: PromisesProps) {
  const t = usePageTexts('product');
  const lang = useLang();
  const { deliveryLines, hours } = useFacts();
  return (
    <ul className={styles.promises}>
      <li className={entry.note}>
        <Icon name="clock" />
        <span>
          <span className={styles.when}>{when}</span>{' '}
          <a className={styles.ask} href="#ask">
            {t.byDate}
          </a>
        </span>
      </li>
      <li className={entry.note}>
        <Icon name="pin" />
        <span>
          {deliveryLines[lang].map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
          {hours && <span className={styles.line}>{hours[lang]}</span>}{' '}
          <Link to={`${pages.terms()}#pickup`}>{t.delivery}</Link>
        </span>
      </li>
      <li className={entry.note}>
        <Icon name="return" />
        <span>
          {cancel} <Link to={`${pages.terms()}#cancellation`}>{t.cancellation}</Link>
        </span>
      </li>
    </ul>
  );
}
