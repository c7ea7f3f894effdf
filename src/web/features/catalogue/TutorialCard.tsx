/** A tutorial: cover, length, pages and rating, title, description, price and its button (spec §2). */
import type { TutorialCard as Card } from '../../../contract/tutorials.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Text } from '../../ui/Text.tsx';
import { useLang, useMessages } from '../../ui/language.tsx';
import { TutorialFacts } from './TutorialFacts.tsx';
import { altOf, summaryOf, titleOf } from './texts.ts';
import styles from './TutorialCard.module.css';

interface TutorialCardProps {
  tutorial: Card;
  heading: 'h2' | 'h3';
  priority?: boolean;
  /** Where its button leads: for a visitor, to login. */
  actionTo: string;
}

export function TutorialCard({ tutorial, heading, priority, actionTo }: TutorialCardProps) {
  const { tutorials: words } = useMessages();
  const lang = useLang();
  const title = titleOf(lang, tutorial);
  const free = tutorial.price === 0;
  return (
    <article className={styles.card}>
      <Picture
        address={tutorial.imagePath}
        alt={altOf(lang, tutorial, tutorial.imagePath)}
        sizes="(min-width: 1280px) 384px, (min-width: 900px) 31vw, (min-width: 600px) 46vw, 92vw"
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.body}>
        <TutorialFacts tutorial={tutorial} />
        <Text as={heading} className={styles.title} content={title} />
        <Text as="p" className={styles.description} content={summaryOf(lang, tutorial)} />
        <div className={styles.foot}>
          {free ? (
            <span className={styles.free}>{words.free}</span>
          ) : (
            <Price className={styles.price} shekels={tutorial.price} />
          )}
          <ButtonLink
            small
            look={free ? 'secondary' : 'primary'}
            to={actionTo}
            aria-label={free ? words.openLabel(title.text) : words.addLabel(title.text)}
          >
            {free ? words.open : words.add}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
