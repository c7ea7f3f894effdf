/** How much of a text's length is used, near its limit only. */
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '../language.tsx';
import styles from './Counter.module.css';

/** Shown from this share of the limit. */
const NEAR = 0.9;
/** Announced in steps: every letter would talk over the typing. */
const STEP = 10;

export function Counter({ text, max }: { text: string; max: number }) {
  const { fields: t } = useAdminMessages();
  const { length } = text.trim();
  const left = max - length;
  const isNear = length >= max * NEAR;
  return (
    <>
      {isNear && (
        <span className={cx(styles.counter, left < 0 && styles.over)} aria-hidden="true">
          {t.counter(length, max)}
        </span>
      )}
      <VisuallyHidden role="status">
        {isNear && (left < 0 ? t.lettersOver(-left) : t.lettersLeft(Math.ceil(left / STEP) * STEP))}
      </VisuallyHidden>
    </>
  );
}
