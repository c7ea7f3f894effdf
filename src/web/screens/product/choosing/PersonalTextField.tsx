import type { Product } from '#contract/products.ts';
import { OPTION_BOUNDS, signsIn } from '#domain/options.ts';
import { contentText } from '#i18n/content.ts';
import { LOCALE } from '#i18n/locales.ts';
import { plainLine } from '#i18n/isolated.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Field } from '#ui/Field.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { BandPreview } from './BandPreview.tsx';
import styles from './PersonalTextField.module.css';

/** Signs before the end at which it is announced. */
const NEAR_END = 4;

interface PersonalTextFieldProps {
  rule: NonNullable<Product['personalText']>;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  /** A ring's, in mm, if it is chosen. */
  size: string | null;
}

export function PersonalTextField({ rule, value, onChange, error, size }: PersonalTextFieldProps) {
  const t = usePageTexts('choosing');
  const lang = useLang();
  const text = plainLine(value);
  const signs = signsIn(text);
  const left = rule.maxLength - signs;
  const direction = directionOf(text);
  return (
    <div className={styles.part}>
      <Field
        className={cx(styles.field, direction && direction !== LOCALE[lang].dir && styles.other)}
        label={
          <>
            <Text
              className={styles.legend}
              content={contentText(lang, rule.title, rule.translations?.en?.title)}
            />
            <RuleWords rule={rule} />
          </>
        }
        name="personalText"
        dir={direction}
        autoComplete="off"
        required={rule.required}
        maxLength={OPTION_BOUNDS.personalTextUnits}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={left < 0 ? t.tooLong(rule.maxLength) : error}
        end={
          <bdi dir="ltr" className={styles.counter} aria-hidden="true">
            {t.counter(signs, rule.maxLength)}
          </bdi>
        }
      />
      <VisuallyHidden role="status">
        {left === NEAR_END && t.signsLeft(left)}
        {left === 0 && t.full}
      </VisuallyHidden>
      {text !== '' && left >= 0 && <BandPreview text={text} size={size} />}
    </div>
  );
}

/** By its first letter; without any it has the page's. */
function directionOf(text: string): 'rtl' | 'ltr' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return /[\u0590-\u08ff]/.test(letter) ? 'rtl' : 'ltr';
}

/** '(optional, ₪40)'. */
function RuleWords({ rule: { required, extra } }: Pick<PersonalTextFieldProps, 'rule'>) {
  const t = usePageTexts('choosing');
  if (required && extra === 0) return null;
  return (
    <span className={styles.rule}>
      {' ('}
      {!required && t.optional}
      {!required && extra > 0 && ', '}
      {extra > 0 && <Price shekels={extra} />}
      {')'}
    </span>
  );
}
