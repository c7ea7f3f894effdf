import { parsePairs } from '#domain/shop-prose.ts';
import { Text } from '#ui/Text.tsx';
import { useWords } from '#web/features/page/words.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Facts.module.css';

const ICONS = ['pin', 'ring', 'return'] as const;

export function Facts() {
  const home = usePageTexts('home');
  const { goodToKnow } = useWords('home');
  if (!goodToKnow) return null;
  return (
    <Container as="section" className={styles.facts}>
      <VisuallyHidden as="h2">{home.factsTitle}</VisuallyHidden>
      <ul className={styles.list}>
        {parsePairs(goodToKnow.text).map((fact, index) => (
          <li key={fact.title} className={styles.fact}>
            <Icon name={ICONS[index % ICONS.length]!} size={28} className={styles.icon} />
            <div>
              <Text as="h3" className={styles.title} content={{ ...goodToKnow, text: fact.title }} />
              <Text as="p" className={styles.text} content={{ ...goodToKnow, text: fact.text }} />
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
