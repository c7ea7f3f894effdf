import { pages } from '#contract/routes.ts';
import type { TutorialCard as Card } from '#contract/tutorials.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { CardTitle } from './CardTitle.tsx';
import { TutorialFacts } from './TutorialFacts.tsx';
import { altOf, summaryOf, titleOf } from './entry-texts.ts';
import styles from './TutorialCard.module.css';

/** A free tutorial opens (after login for a visitor), a paid one is added, an owned one opens. */
export type TutorialAction = { kind: 'open' | 'owned'; to: string } | { kind: 'add'; onAdd: () => void };

interface TutorialCardProps {
  tutorial: Card;
  heading: 'h2' | 'h3';
  priority?: boolean;
  action: TutorialAction;
}

export function TutorialCard({ tutorial, heading, priority, action }: TutorialCardProps) {
  const { tutorials: t } = useMessages();
  const lang = useLang();
  const title = titleOf(lang, tutorial);
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Picture
          address={tutorial.imagePath}
          alt={altOf(lang, tutorial, tutorial.imagePath)}
          sizes="(min-width: 1280px) 384px, (min-width: 900px) 31vw, (min-width: 560px) 46vw, 92vw"
          priority={priority}
          className={styles.picture}
        />
        {action.kind === 'owned' && (
          <div className={styles.badge}>
            <Badge look="dark">{t.owned}</Badge>
          </div>
        )}
      </div>
      <div className={styles.body}>
        <TutorialFacts tutorial={tutorial} />
        <CardTitle as={heading} to={pages.tutorial(tutorial._id)} className={styles.title} content={title} />
        <Text as="p" className={styles.description} content={summaryOf(lang, tutorial)} />
        <div className={styles.foot}>
          {action.kind === 'owned' && <span className={styles.owned}>{t.ownedNote}</span>}
          {action.kind !== 'owned' && tutorial.price === 0 && <span className={styles.free}>{t.free}</span>}
          {action.kind !== 'owned' && tutorial.price > 0 && (
            <Price className={styles.price} shekels={tutorial.price} />
          )}
          <TutorialButton action={action} title={title.text} />
        </div>
      </div>
    </article>
  );
}

export function TutorialButton({ action, title }: { action: TutorialAction; title: string }) {
  const { tutorials: t } = useMessages();
  if (action.kind === 'add') {
    return (
      <Button small look="primary" aria-label={t.addLabel(title)} onClick={action.onAdd}>
        {t.add}
      </Button>
    );
  }
  const owned = action.kind === 'owned';
  return (
    <ButtonLink
      small
      look={owned ? 'dark' : 'secondary'}
      to={action.to}
      aria-label={`${owned ? t.openOwned : t.open}: ${title}`}
    >
      {owned ? t.openOwned : t.open}
    </ButtonLink>
  );
}
