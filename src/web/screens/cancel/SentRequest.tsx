/** Only what was typed: the same for a right and a wrong number. */
import { useEffect, useRef } from 'react';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { useLang } from '#ui/language.tsx';
import { textOf, type Request } from './cancellation-request.ts';
import styles from './CancelScreen.module.css';

interface SentRequestProps {
  request: Request;
  /** ISO 8601. */
  at: string;
  onAgain: () => void;
}

export function SentRequest({ request, at, onAgain }: SentRequestProps) {
  const { sent: t, said } = usePageTexts('cancel');
  const { mail } = useFacts();
  const lang = useLang();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Container className={styles.sent}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t.title}
      </h1>
      <p className={styles.lead}>{t.lead(mail)}</p>
      <section className={styles.card}>
        <h2 className={styles.head}>{t.what}</h2>
        <dl className={styles.facts}>
          <dt>{t.order}</dt>
          <dd>
            <bdi>{request.number}</bdi>
          </dd>
          <dt>{t.person}</dt>
          <dd>
            <bdi dir="ltr">{request.person}</bdi>
          </dd>
          <dt>{t.text}</dt>
          <dd className={styles.typed} dir="auto">
            {[!request.part && t.everything, textOf(request, said)].filter(Boolean).join('\n')}
          </dd>
          <dt>{t.when}</dt>
          <dd>
            <time dateTime={at}>{t.time(formatDay(lang, at, true), formatTime(at))}</time>
          </dd>
        </dl>
        {mail && <p className={styles.sum}>{t.sum}</p>}
      </section>
      <section>
        <h2 className={styles.head}>{t.nextTitle}</h2>
        <ol className={styles.next}>
          {t.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={styles.act}>
        <Button onClick={() => window.print()}>{t.print}</Button>
        <Button look="quiet" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </Container>
  );
}
