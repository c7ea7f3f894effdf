/** What is laid on and cut out: drawn in mm, 180 wide, so that it fits on A4 and Letter with wide margins too. */
import { tableOfSizes } from '#domain/ring-sizes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { MillimeterDrawing } from './MillimeterDrawing.tsx';
import { PaperStrip } from './PaperStrip.tsx';
import styles from './PrintSheet.module.css';

/** mm. The card's edge is the ID-1 of ISO/IEC 7810. */
const CHECKS = { line: 50, card: 85.6 };

/** mm: room for the largest circle and its neighbors' gap, seven in a row. */
const CELL = 25.7;

export function PrintSheet() {
  const { sheet, print } = usePageTexts('sizes');
  return (
    <section className={styles.sheet} aria-labelledby="sheet">
      <div className={styles.words}>
        <h2 id="sheet" className={styles.title}>
          {sheet.title}
        </h2>
        <p>{sheet.how}</p>
        <p className={styles.onScreen}>{sheet.onScreen}</p>
        <Button className={styles.print} onClick={() => window.print()}>
          {print}
        </Button>
      </div>
      <div className={styles.drawings}>
        {(['line', 'card'] as const).map((check) => (
          <div key={check} className={styles.check}>
            <Ruled length={CHECKS[check]} />
            <p>{sheet[check]}</p>
          </div>
        ))}
        <h3 className={styles.head}>{sheet.circlesTitle}</h3>
        <p>{sheet.circles}</p>
        <div className={styles.circles}>
          {tableOfSizes().map(({ size, diameter }) => (
            <MillimeterDrawing key={size} width={CELL} height={CELL}>
              <circle cx={CELL / 2} cy={CELL / 2} r={size / Math.PI / 2} />
              <text x={CELL / 2} y={CELL / 2 + 0.6} fontSize={4.4} fontWeight={600}>
                {size}
              </text>
              <text x={CELL / 2} y={CELL / 2 + 4} fontSize={2.8}>
                {diameter.toFixed(1)}
              </text>
            </MillimeterDrawing>
          ))}
        </div>
        <h3 className={styles.head}>{sheet.stripTitle}</h3>
        <p>{sheet.strip}</p>
        <PaperStrip />
      </div>
    </section>
  );
}

function Ruled({ length }: { length: number }) {
  return (
    <MillimeterDrawing width={length + 2} height={4}>
      <path d={`M1 2h${length}`} />
      <path d={`M1 0v4M${length + 1} 0v4`} />
    </MillimeterDrawing>
  );
}
