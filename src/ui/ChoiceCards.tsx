import { Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './ChoiceCards.module.css';

export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  /** Asked for once it is chosen, below it. */
  more?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  name: string;
  legend: string;
  choices: Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** Radio buttons as rows of one card; a single choice is told, not asked. */
export function ChoiceCards<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChange,
  error,
}: ChoiceCardsProps<Value>) {
  return (
    <fieldset className={styles.set} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={cx(styles.card, Boolean(error) && styles.wrong)}>
        {choices.map((choice) => (
          <Fragment key={choice.value}>
            <label className={cx(styles.row, choice.value === value && styles.chosen)}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                className={styles.radio}
              />
              <span className={styles.words}>
                <span className={styles.title}>{choice.title}</span>
                {choice.text && <span className={styles.text}>{choice.text}</span>}
              </span>
              {choice.end && <span className={styles.end}>{choice.end}</span>}
            </label>
            {choice.more && choice.value === value && (
              <div className={cx(styles.more, styles.chosen)}>{choice.more}</div>
            )}
          </Fragment>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
