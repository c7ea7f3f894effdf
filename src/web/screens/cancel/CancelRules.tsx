import { pages } from '#contract/routes.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Link } from '#ui/Link.tsx';
import styles from './CancelScreen.module.css';

/** What may be cancelled and until when, by the shop's own setting for workshops. */
export function CancelRules() {
  const { rules: t } = usePageTexts('cancel');
  const { cancellation } = useFacts();
  const rows = [
    [t.piece, t.pieceText],
    [t.madeToOrder, t.madeToOrderText],
    [t.workshop, t.workshopText(cancellation.workshopDays)],
    [t.tutorial, t.tutorialText],
  ];
  return (
    <section className={styles.card}>
      <h2 className={styles.head}>{t.title}</h2>
      <dl className={styles.rules}>
        {rows.map(([kind, text]) => (
          <div key={kind} className={styles.rule}>
            <dt>{kind}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t.fee}{' '}
        <Link to={pages.terms()} className={styles.link}>
          {t.terms}
        </Link>
      </p>
    </section>
  );
}
