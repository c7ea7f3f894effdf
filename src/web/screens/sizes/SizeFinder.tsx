import { WIDE_BAND } from '#domain/ring-sizes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { MeasureResult } from './measure-result.ts';
import type { Measure } from './use-measure.ts';
import styles from './SizeFinder.module.css';

interface SizeFinderProps {
  measure: Measure;
  /** For a piece with sizes. */
  onChoose?: (id: string) => void;
}

export function SizeFinder({ measure, onChoose }: SizeFinderProps) {
  const t = usePageTexts('sizes');
  const { text, isWide, result, setText, setWide } = measure;
  const fitting = result.kind === 'size' && result.id !== null ? { ...result, id: result.id } : null;
  const choose = () => fitting && onChoose?.(fitting.id);
  return (
    <div className={styles.finder}>
      <Field
        className={styles.field}
        label={t.measured}
        hint={t.measuredHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && choose()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
      <div className={styles.result} role="status">
        <Answer result={result} />
      </div>
      {fitting && onChoose && (
        <Button look="primary" className={styles.choose} onClick={choose}>
          {t.choose(fitting.size)}
        </Button>
      )}
      <label className={styles.wide}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isWide}
          onChange={(event) => setWide(event.target.checked)}
        />
        {t.wide(WIDE_BAND)}
      </label>
    </div>
  );
}

function Answer({ result }: { result: MeasureResult }) {
  const t = usePageTexts('sizes');
  switch (result.kind) {
    case 'nothing':
      return null;
    case 'notANumber':
      return <p className={styles.reason}>{t.notANumber}</p>;
    case 'outside':
      return <p className={styles.reason}>{t.outside[result.side]}</p>;
    case 'missing': {
      const [one, other] = result.nearest;
      const isOne = other === undefined;
      return <p className={styles.reason}>{isOne ? t.nearest.one(one!) : t.nearest.both(one!, other)}</p>;
    }
    case 'size':
      return (
        <>
          <p className={styles.size}>{t.size(result.size)}</p>
          <p className={styles.reason}>{t.reasons[result.reason]}</p>
        </>
      );
  }
}
