import { LongText } from '#ui/LongText.tsx';
import { useWords } from '#web/features/page/words.tsx';
import type { Category } from '#domain/catalogue.ts';
import sketchCricut from '#ui/art/sketch-cricut.svg';
import sketchGoldsmith from '#ui/art/sketch-goldsmith.svg';
import sketchOthers from '#ui/art/sketch-others.svg';
import knife from '#ui/art/tool-knife.webp';
import mandrel from '#ui/art/tool-mandrel.webp';
import pencil from '#ui/art/tool-pencil.webp';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import styles from './DrawingSheet.module.css';

/** Drawn for the craft, not the piece. Stored sizes in px. */
const DRAWINGS = {
  goldsmith: { sketch: sketchGoldsmith, tool: { src: mandrel, width: 229, height: 304 } },
  cricut: { sketch: sketchCricut, tool: { src: knife, width: 173, height: 265 } },
  others: { sketch: sketchOthers, tool: { src: pencil, width: 189, height: 276 } },
} satisfies Record<Category, object>;

export function DrawingSheet({ category }: { category: Category }) {
  const t = usePageTexts('product');
  const { drawings } = useWords('shop');
  if (!drawings) return null;
  const { sketch, tool } = DRAWINGS[category];
  return (
    <section className={styles.sheet}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t.sheetTitle}</h2>
        <LongText className={styles.text} content={drawings} />
      </div>
      <div className={styles.drawing}>
        <img className={styles.sketch} src={sketch} alt="" width={500} height={270} loading="lazy" />
        <img className={styles.tool} {...tool} alt="" loading="lazy" />
      </div>
    </section>
  );
}
