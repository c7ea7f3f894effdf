import { parsePairs } from '#domain/shop-prose.ts';
import { useWords } from '#web/features/page/words.tsx';
import hammer from '#ui/art/tool-hammer.webp';
import pencil from '#ui/art/tool-pencil.webp';
import saw from '#ui/art/tool-saw.webp';
import torch from '#ui/art/tool-torch.webp';
import { Container } from '#ui/Container.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Inspiring.module.css';

/** Stored sizes in px. */
const DRAWINGS = [
  { src: pencil, width: 189, height: 276 },
  { src: saw, width: 192, height: 310 },
  { src: hammer, width: 202, height: 311 },
  { src: torch, width: 137, height: 339 },
];

export function Inspiring() {
  const words = useWords('home');
  const { inspiringTitle: title, inspiringText: text, inspiringSteps: steps, inspiringImage: image } = words;
  if (!title && !text && !steps && !image) return null;
  return (
    <Container as="section" className={styles.inspiring}>
      {title && <Text as="h2" className={styles.title} content={title} />}
      {text && <Text as="p" className={styles.text} content={text} />}
      {image && (
        <Picture
          address={image.text}
          alt=""
          sizes="(min-width: 900px) 720px, 92vw"
          className={styles.picture}
        />
      )}
      {steps && (
        <ol className={styles.steps}>
          {parsePairs(steps.text)
            .slice(0, DRAWINGS.length)
            .map((step, index) => (
              <li key={step.title} className={styles.step}>
                <img {...DRAWINGS[index]} alt="" loading="lazy" className={styles.drawing} />
                <Text as="h3" className={styles.name} content={{ ...steps, text: step.title }} />
                <Text as="p" className={styles.what} content={{ ...steps, text: step.text }} />
              </li>
            ))}
        </ol>
      )}
    </Container>
  );
}
