import { useState, type Ref } from 'react';
import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './Waiting.module.css';

interface JoinFormProps {
  workshop: Workshop;
  /** Seats that one can wait for. */
  least: number;
  words: { title: string; text?: string };
  head: Ref<HTMLHeadingElement>;
  busy: boolean;
  failed: boolean;
  read: () => void;
  join: (seats: number) => void;
}

export function JoinForm(props: JoinFormProps) {
  const { workshop, least, words, head, busy, failed, read, join } = props;
  const { join: t, beyond } = usePageTexts('seats');
  const { fields } = useMessages();
  const { offerHours } = useFacts();
  const [wanted, setWanted] = useState(least);
  const seats = Math.max(least, wanted);
  const how =
    least > 1 ? beyond.how(offerHours) : `${t.how(offerHours)} ${t.waiting(workshop.waiting ?? 0)} ${t.free}`;
  return (
    <>
      <h2 className={styles.title} ref={head} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.text}>
        {words.text} {how}
      </p>
      <div className={styles.count}>
        <span aria-hidden="true">{t.seats}</span>
        <QuantityStepper
          className={styles.stepper}
          value={seats}
          min={least}
          max={workshop.participantLimit}
          onChange={setWanted}
          label={t.seats}
          moreLabel={t.more}
          lessLabel={t.less}
        />
      </div>
      <Button look="primary" wide aria-disabled={busy} onClick={() => busy || join(seats)}>
        {busy ? fields.busy : t.submit}
      </Button>
      <p role="status" className={styles.unknown}>
        {failed && (
          <>
            {t.unknown}{' '}
            <button type="button" className={styles.link} onClick={read}>
              {t.retry}
            </button>
          </>
        )}
      </p>
      <noscript>
        <p className={styles.text}>
          {t.noScript} <Link to={pages.contact()}>{t.write}</Link>
        </p>
      </noscript>
    </>
  );
}
