import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Facts.module.css';

const ICONS = ['pin', 'ring', 'return'] as const;

export function Facts() {
  const home = usePageTexts('home');
  return (
    <Container as="section" className={styles.facts}>
      <VisuallyHidden as="h2">{home.factsTitle}</VisuallyHidden>
      <ul className={styles.list}>
        {home.facts.map((fact, index) => (
          <li key={fact.title} className={styles.fact}>
            <Icon name={ICONS[index]!} size={28} className={styles.icon} />
            <div>
              <h3 className={styles.title}>{fact.title}</h3>
              <p className={styles.text}>{fact.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
