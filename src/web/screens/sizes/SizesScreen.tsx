import { TABLE, tableOfSizes } from '#domain/ring-sizes.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { MeasuringWays } from './MeasuringWays.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { SizeFinder } from './SizeFinder.tsx';
import { SizeTable } from './SizeTable.tsx';
import { useMeasure } from './use-measure.ts';
import styles from './SizesScreen.module.css';

const SIZES = tableOfSizes(TABLE).map(({ size }) => size);

export default function SizesScreen() {
  const t = usePageTexts('sizes');
  const measure = useMeasure(null);
  const { result } = measure;
  return (
    <>
      <PageHead title={t.title} description={t.pageDescription} />
      <PageIntro title={t.title} text={t.lead} />
      <Container className={styles.page}>
        <div className={styles.main}>
          <MeasuringWays heading="h2" />
          <div className={styles.finder}>
            <SizeFinder measure={measure} />
          </div>
        </div>
        <section className={styles.table} aria-labelledby="table">
          <h2 id="table" className={styles.title}>
            {t.table}
          </h2>
          <p className={styles.hint}>{t.sizeHint}</p>
          <SizeTable sizes={SIZES} marked={result.kind === 'size' ? result.size : null} />
        </section>
        <PrintSheet />
      </Container>
    </>
  );
}
