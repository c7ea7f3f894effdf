/** A text in Hebrew and English. The base text is usually Hebrew, but may be in any language. */
import { BOUNDS } from '#domain/bounds.ts';
import { tidyLine, tidyParagraphs } from '#domain/text.ts';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '../language.tsx';
import type { TranslatedName } from '../form/paths.ts';
import { Counter } from './Counter.tsx';
import { FieldBox, MissingMark } from './FieldBox.tsx';
import { useField } from './useField.ts';
import inputs from './inputs.module.css';
import styles from './TextPair.module.css';

export interface PairedText<Values> {
  /** `title`; the English one is `translations.en.title`. */
  path: TranslatedName<NoInfer<Values>>;
  label: string;
  labelEn: string;
  placeholder?: string;
  hint?: string;
  multiline?: boolean;
  /** May be empty in Hebrew too. */
  optional?: boolean;
  /** Letters; by default those of a name or a description. */
  max?: number;
}

export function TextPairs<Values extends object>({ pairs }: { pairs: readonly PairedText<Values>[] }) {
  const { fields } = useAdminMessages();
  return (
    <div className={styles.pairs}>
      <div className={styles.heads}>
        <p className={cx(styles.head, styles.baseHead)}>
          <b>{fields.hebrew}</b> <span className={styles.note}>{fields.baseLanguage}</span>
        </p>
        <p className={styles.head}>
          <b>{fields.english}</b>
          <MissingSum pairs={pairs} />
        </p>
      </div>
      {pairs.map((pair) => (
        <TextPair key={pair.path} {...pair} />
      ))}
    </div>
  );
}

function MissingSum<Values extends object>({ pairs }: { pairs: readonly PairedText<Values>[] }) {
  const { fields } = useAdminMessages();
  const missing = useMissing(pairs);
  if (missing === 0) return null;
  return <MissingMark>{fields.missingTexts(missing)}</MissingMark>;
}

function useMissing<Values extends object>(pairs: readonly PairedText<Values>[]): number {
  const english = pairs.map(({ path }) => useField<string>(englishPath(path)).value);
  return english.filter((text) => !text.trim()).length;
}

export function TextPair<Values extends object>(pair: PairedText<Values>) {
  return (
    <div className={styles.pair}>
      <BaseText {...pair} />
      <EnglishText {...pair} />
    </div>
  );
}

const englishPath = (path: string) => `translations.en.${path}`;

export function BaseText<Values extends object>({
  path,
  label,
  placeholder,
  hint,
  multiline = false,
  optional = false,
  max = multiline ? BOUNDS.longText : BOUNDS.shortText,
}: PairedText<Values>) {
  const { id, value, change, error, control } = useField<string>(path, hint);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <FieldBox
      id={id}
      label={label}
      required={!optional}
      mark={<Counter text={value} max={max} />}
      hint={hint}
      error={error}
    >
      <Control
        {...control}
        className={cx(inputs.input, multiline && inputs.area)}
        value={value}
        lang="he"
        dir={value ? 'auto' : undefined}
        required={!optional}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => {
          tidy(value, multiline, change);
          control.onBlur();
        }}
      />
    </FieldBox>
  );
}

export function EnglishText<Values extends object>({
  path,
  labelEn,
  multiline = false,
  max = multiline ? BOUNDS.longText : BOUNDS.shortText,
}: PairedText<Values>) {
  const { fields } = useAdminMessages();
  const base = useField<string>(path).value;
  const missing = !useField<string>(englishPath(path)).value.trim();
  const hint = missing && base ? fields.untilTranslated : undefined;
  const { id, value, change, error, control } = useField<string>(englishPath(path), hint);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <FieldBox
      id={id}
      label={labelEn}
      className={styles.english}
      mark={
        missing ? <MissingMark>{fields.missingInEnglish}</MissingMark> : <Counter text={value} max={max} />
      }
      hint={hint}
      error={error}
    >
      <Control
        {...control}
        className={cx(inputs.input, multiline && inputs.area, missing && inputs.empty)}
        value={value}
        lang="en"
        dir="ltr"
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => {
          tidy(value, multiline, change);
          control.onBlur();
        }}
      />
    </FieldBox>
  );
}

/** Once the field is left: a text from a word processor brings runs of spaces. */
function tidy(text: string, multiline: boolean, change: (text: string) => void): void {
  const tidied = multiline ? tidyParagraphs(text) : tidyLine(text);
  // Surrounding spaces are no change, and the server drops them.
  if (tidied !== text.trim()) change(tidied);
}

/** The texts of one language under each other. */
export function Texts<Values extends object>({
  pairs,
  english = false,
}: {
  pairs: readonly PairedText<Values>[];
  english?: boolean;
}) {
  const Text = english ? EnglishText<Values> : BaseText<Values>;
  return (
    <div className={styles.pairs}>
      {pairs.map((pair) => (
        <Text key={pair.path} {...pair} />
      ))}
    </div>
  );
}
