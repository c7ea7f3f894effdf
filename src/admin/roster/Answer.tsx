import type { Attendee } from '#contract/attendees.ts';
import styles from './Answer.module.css';

/** What was asked at checkout, and what was answered. */
export function Answer({
  attendee: { question, answer },
}: {
  attendee: Pick<Attendee, 'question' | 'answer'>;
}) {
  if (answer === undefined) return null;
  return (
    <span className={styles.answer}>
      {question !== undefined && (
        <span className={styles.question}>
          <bdi>{question}</bdi>
        </span>
      )}{' '}
      <bdi>{answer}</bdi>
    </span>
  );
}
