import { pages } from '#contract/routes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { MeasuringWays } from '#web/screens/sizes/MeasuringWays.tsx';
import { SizeFinder } from '#web/screens/sizes/SizeFinder.tsx';
import { SizeTable } from '#web/screens/sizes/SizeTable.tsx';
import { useMeasure } from '#web/screens/sizes/use-measure.ts';
import { LyingSizeTable } from './LyingSizeTable.tsx';
import styles from './SizeGuide.module.css';

/** More sizes don't fit side by side. */
const MOST_LYING = 12;

interface SizeGuideProps {
  sizes: readonly { id: string; size: number }[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** For one piece: its sizes alone, one of which can be chosen. */
export function SizeGuide({ sizes, chosen, onChoose }: SizeGuideProps) {
  const t = usePageTexts('sizes');
  const measure = useMeasure(sizes);
  const { result } = measure;
  const chosenSize = sizes.find(({ id }) => id === chosen)?.size ?? null;
  const table = {
    sizes: [...new Set(sizes.map(({ size }) => size))].toSorted((a, b) => a - b),
    marked: result.kind === 'size' ? result.size : chosenSize,
  };
  const lies = table.sizes.length <= MOST_LYING;
  return (
    <div className={styles.guide}>
      <p className={styles.lead}>{t.lead}</p>
      <MeasuringWays heading="h3" />
      <div className={styles.part}>
        <SizeFinder measure={measure} onChoose={onChoose} />
      </div>
      <div className={styles.part}>
        <div className={lies ? styles.narrow : undefined}>
          <SizeTable {...table} />
        </div>
        {lies && (
          <div className={styles.wide}>
            <LyingSizeTable {...table} />
          </div>
        )}
        <ButtonLink look="quiet" className={styles.toPrint} to={pages.sizes()} target="_blank" rel="noopener">
          {t.toPrint}
        </ButtonLink>
      </div>
    </div>
  );
}
