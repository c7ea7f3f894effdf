import hammer from '#ui/art/tool-hammer.webp';
import pencil from '#ui/art/tool-pencil.webp';
import saw from '#ui/art/tool-saw.webp';
import torch from '#ui/art/tool-torch.webp';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
import styles from './Inspiring.module.css';

/** Stored sizes in px. */
const DRAWINGS = [
  { src: pencil, width: 189, height: 276 },
  { src: saw, width: 192, height: 310 },
  { src: hammer, width: 202, height: 311 },
  { src: torch, width: 137, height: 339 },
];

export function Inspiring() {
  const home = usePageTexts('home');
  return (
    <Container as="section" className={styles.inspiring}>
      <h2 className={styles.title}>{home.inspiringTitle}</h2>
      <p className={styles.text}>{home.inspiringText}</p>
      <ol className={styles.steps}>
        {home.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <img {...DRAWINGS[index]} alt="" loading="lazy" className={styles.drawing} />
            <h3 className={styles.name}>{step.title}</h3>
            <p className={styles.what}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
