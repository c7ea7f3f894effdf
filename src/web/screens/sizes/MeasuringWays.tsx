import hammer from '#ui/art/tool-hammer.webp';
import mandrel from '#ui/art/tool-mandrel.webp';
import pencil from '#ui/art/tool-pencil.webp';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import styles from './MeasuringWays.module.css';

/** Stored sizes in px. */
const DRAWINGS = {
  strip: { src: pencil, width: 189, height: 276 },
  ring: { src: mandrel, width: 229, height: 304 },
  studio: { src: hammer, width: 202, height: 311 },
};

const WAYS = ['strip', 'ring', 'studio'] as const;

export function MeasuringWays({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { ways } = usePageTexts('sizes');
  return (
    <ul className={styles.ways}>
      {WAYS.map((way) => (
        <li key={way} className={styles.way}>
          <img className={styles.drawing} {...DRAWINGS[way]} alt="" />
          <div>
            <Heading className={styles.title}>{ways[way].title}</Heading>
            <p className={styles.text}>{ways[way].text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
