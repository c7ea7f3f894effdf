/** A text in Hebrew and English. The base text is usually Hebrew, but may be in any language. */
import { BOUNDS } from '#domain/bounds.ts';
import { tidyLine, tidyParagraphs } from '#domain/text.ts';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '../language.tsx';
import type { TranslatedName } from '../form/paths.ts';
import { Counter } from './Counter.tsx';
import { MissingMark } from './FieldBox.tsx';
import { TextControl } from './TextControl.tsx';
import { useField } from './useField.ts';
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
  const missing = pairs.map((pair) => useIsMissing(pair));
  return missing.filter(Boolean).length;
}

/** What is optional and isn't there in Hebrew misses nothing. */
function useIsMissing<Values extends object>({ path, optional = false }: PairedText<Values>): boolean {
  const base = useField<string>(path).value;
  const english = useField<string>(englishPath(path)).value;
  return english.trim() === '' && !(optional && base.trim() === '');
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
  const field = useField<string>(path, hint);
  return (
    <TextControl
      lang="he"
      {...{ field, label, hint, placeholder, multiline }}
      required={!optional}
      mark={<Counter text={field.value} max={max} />}
      onLeave={() => tidy(field.value, multiline, field.change)}
    />
  );
}

export function EnglishText<Values extends object>(pair: PairedText<Values>) {
  const { path, labelEn, multiline = false, max = multiline ? BOUNDS.longText : BOUNDS.shortText } = pair;
  const { fields } = useAdminMessages();
  const base = useField<string>(path).value;
  const missing = useIsMissing(pair);
  const hint = missing && base ? fields.untilTranslated : undefined;
  const field = useField<string>(englishPath(path), hint);
  return (
    <TextControl
      lang="en"
      label={labelEn}
      {...{ field, hint, multiline, missing }}
      mark={
        missing ? (
          <MissingMark>{fields.missingInEnglish}</MissingMark>
        ) : (
          <Counter text={field.value} max={max} />
        )
      }
      onLeave={() => tidy(field.value, multiline, field.change)}
    />
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
