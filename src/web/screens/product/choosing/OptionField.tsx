import type { Product } from '#contract/products.ts';
import { ringSizesOf } from '#domain/ring-size-option.ts';
import { contentText } from '#i18n/content.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { SizeGuideLink } from '../size-guide/SizeGuideLink.tsx';
import { priceWith } from './chosen-prices.ts';
import styles from './OptionField.module.css';

type Option = Product['options'][number];
type Choice = Option['choices'][number];

/** Longer titles don't fit into a column, in signs. */
const SHORT = 6;
const LONG = 24;

interface OptionFieldProps {
  product: Product;
  option: Option;
  picked: readonly string[];
  soldOut: ReadonlySet<string>;
  /** Whatever else is chosen. */
  neverLeft: ReadonlySet<string>;
  error: string | null;
  onPick: (id: string) => void;
}

export function OptionField(props: OptionFieldProps) {
  const { product, option, picked, error, onPick } = props;
  const lang = useLang();
  const titleOf = ({ title, translations }: Option | Choice) =>
    contentText(lang, title, translations?.en?.title);
  const sizes = ringSizesOf(option, product.category);
  const isPriced = option.choices.some(({ extra }) => extra > 0);
  const longest = Math.max(...option.choices.map((choice) => titleOf(choice).text.length));
  const asRows = isPriced || longest > LONG;
  const note = useSoldOutNote(props, titleOf);
  const ids = { error: `error-${option._id}`, note: `note-${option._id}` };
  const describedBy = [error && ids.error, note && ids.note].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={styles.option}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== null}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>
        <Text content={titleOf(option)} />
      </legend>
      {sizes && (
        <div className={styles.guide}>
          <SizeGuideLink
            sizes={sizes}
            chosen={sizes.find(({ id }) => picked.includes(id))?.id ?? null}
            onChoose={onPick}
          />
        </div>
      )}
      <div
        className={cx(
          asRows ? styles.rows : styles.chips,
          !asRows && longest <= SHORT && styles.columns,
          error !== null && styles.wrong,
        )}
      >
        {option.choices.map((choice) => (
          <ChoiceRadio
            key={choice._id}
            {...props}
            choice={choice}
            title={<Text content={titleOf(choice)} />}
            isRow={asRows}
            isPriced={isPriced}
            errorId={error ? ids.error : undefined}
          />
        ))}
      </div>
      {note && (
        <p id={ids.note} className={styles.note}>
          {note}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function useSoldOutNote(
  { option, soldOut, neverLeft }: OptionFieldProps,
  titleOf: (choice: Choice) => { text: string },
): string | null {
  const t = usePageTexts('choosing');
  const titles = option.choices
    .filter(({ _id }) => soldOut.has(_id))
    .map((choice) => `\u2068${titleOf(choice).text}\u2069`);
  if (titles.length === 0) return null;
  const isBecauseOfOthers = option.choices.some(({ _id }) => soldOut.has(_id) && !neverLeft.has(_id));
  return isBecauseOfOthers ? t.soldOutTogether(titles) : t.soldOut(titles);
}

interface ChoiceRadioProps extends OptionFieldProps {
  choice: Choice;
  title: React.ReactNode;
  isRow: boolean;
  isPriced: boolean;
  errorId: string | undefined;
}

function ChoiceRadio({
  product,
  option,
  choice,
  title,
  picked,
  soldOut,
  isRow,
  isPriced,
  errorId,
  onPick,
}: ChoiceRadioProps) {
  const { product: t } = useMessages();
  const isChosen = picked.includes(choice._id);
  const isGone = soldOut.has(choice._id);
  const price = isPriced ? priceWith(product, picked, choice._id) : null;
  return (
    <label className={cx(isRow ? styles.row : styles.chip, isChosen && styles.chosen, isGone && styles.gone)}>
      <input
        type="radio"
        className={styles.radio}
        name={option._id}
        value={choice._id}
        checked={isChosen}
        aria-describedby={errorId}
        onChange={() => onPick(choice._id)}
      />
      {!isRow && isChosen && <Icon name="check" size={18} />}
      <span className={styles.title}>
        {title}
        {isGone && <VisuallyHidden>{`(${t.soldOut})`}</VisuallyHidden>}
      </span>
      {price && (
        <span className={styles.price}>
          {price.isFrom && <span className={styles.from}>{t.from} </span>}
          <Price shekels={price.price} />
        </span>
      )}
      {isRow && <span className={styles.mark}>{isChosen && <Icon name="check" size={20} />}</span>}
    </label>
  );
}
