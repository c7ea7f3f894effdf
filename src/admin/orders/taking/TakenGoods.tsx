/** The chosen pieces and seats, and a search for more. */
import { useState } from 'react';
import type { Quote } from '#contract/checkout.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { lineKey } from '#domain/cart.ts';
import type { Lang } from '#domain/language.ts';
import { titleWithChosen } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { FindField } from '#admin/fields/FindField.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { SafePicture } from '#admin/pictures/SafePicture.tsx';
import { Sum } from '../Sum.tsx';
import { TakenChoices } from './TakenChoices.tsx';
import { type Good, goodOf, goodsFound } from './goods.ts';
import { faultOf, wantedOf } from './taken-choices.ts';
import type { useGoods } from './useGoods.ts';
import type { TakenLine } from './taken-order.ts';
import styles from './TakenOrder.module.css';

interface TakenGoodsProps {
  lines: readonly TakenLine[];
  goods: ReturnType<typeof useGoods>;
  /** Undefined until it is known; lines that are the same are one there. */
  quote: Quote | undefined;
  /** What the server said, by field. */
  refused: Readonly<Record<string, string>>;
  pressed: boolean;
  error: string | null;
  onChange: (lines: TakenLine[]) => void;
}

export function TakenGoods({ lines, goods, quote, refused, pressed, error, onChange }: TakenGoodsProps) {
  const { orderTaking: t } = useAdminMessages();
  const lang = useLang();
  const [now] = useState(() => new Date());
  const [query, setQuery] = useState('');
  const { catalogue, isLoaded } = goods;
  const found = goodsFound(catalogue, query, now);
  const add = ({ productType, item, product }: Good) => {
    // Another of a piece with choices may be another one.
    const hasChoices = product && (product.options.length > 0 || product.personalText !== null);
    const at = hasChoices ? -1 : lines.findIndex((line) => line.item === item);
    onChange(
      at === -1
        ? [...lines, { productType, item, quantity: 1 }]
        : lines.map((line, index) => (index === at ? { ...line, quantity: line.quantity + 1 } : line)),
    );
    setQuery('');
  };
  return (
    <>
      {lines.length > 0 && (
        <ul className={styles.goods} aria-label={t.chosen}>
          {lines.map((line, index) => {
            const good = goodOf(catalogue, line, now);
            const problem = problemOf(quote, wantedOf(line, good?.product));
            const sentence = refused[`lines.${index}.choices`] ?? refused[`lines.${index}.personalText`];
            const title = good ? titleOf(lang, good, line) : isLoaded ? t.gone : '';
            return (
              <li key={index} className={styles.good}>
                <SafePicture address={good?.image ?? null} alt="" sizes="48px" className={styles.picture} />
                <GoodWords good={good} title={title} />
                <span className={styles.quantity}>
                  <QuantityStepper
                    value={line.quantity}
                    min={BOUNDS.quantity.min}
                    max={BOUNDS.quantity.max}
                    onChange={(quantity) => onChange(lines.with(index, { ...line, quantity }))}
                    label={title}
                    moreLabel={t.more}
                    lessLabel={t.less}
                  />
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t.remove(title)}
                    onClick={() => onChange(lines.toSpliced(index, 1))}
                  >
                    <AdminIcon name="close" size={18} />
                  </button>
                </span>
                {good?.product && (
                  <TakenChoices
                    product={good.product}
                    line={line}
                    fault={faultOf(line, good.product)}
                    pressed={pressed}
                    onChange={(part) => onChange(lines.with(index, { ...line, ...part }))}
                  />
                )}
                {(problem ?? sentence) !== undefined && (
                  <p className={styles.problem} role="alert">
                    {problem ? t.problems[problem] : sentence}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <FindField
        label={t.search}
        value={query}
        onValue={setQuery}
        status={query.trim() === '' ? error : isLoaded && t.found(found.length)}
        invalid={error !== null}
        // The first, as at a till.
        onEnter={() => found[0] && add(found[0])}
      >
        {found.length > 0 && (
          <ul className={styles.results} aria-label={t.results}>
            {found.map((good) => (
              <li key={good.item}>
                <button type="button" className={styles.result} onClick={() => add(good)}>
                  <SafePicture address={good.image} alt="" sizes="48px" className={styles.picture} />
                  <GoodWords good={good} title={contentText(lang, good.title, good.titleEn).text} />
                  <AdminIcon name="plus" size={20} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </FindField>
    </>
  );
}

type Problem = NonNullable<Quote['problems']>[number]['code'];

function problemOf(quote: Quote | undefined, line: TakenLine): Problem | undefined {
  return quote?.problems?.find(({ index }) => {
    const quoted = quote.lines[index];
    return quoted && lineKey(quoted) === lineKey(line);
  })?.code;
}

/** With what was chosen so far, so that two of a piece can be told apart. */
function titleOf(lang: Lang, { title, titleEn, product }: Good, line: TakenLine): string {
  const { choices = [], personalText = '' } = product ? wantedOf(line, product) : line;
  const choiceTitles = product?.options
    .flatMap((option) => option.choices)
    .filter(({ _id }) => choices.includes(_id));
  return titleWithChosen(lang, contentText(lang, title, titleEn).text, {
    choiceTitles,
    ...(personalText !== '' && { personalText }),
  });
}

function GoodWords({ good, title }: { good: Good | undefined; title: string }) {
  const { orderTaking: t } = useAdminMessages();
  const lang = useLang();
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        {good ? <Text content={contentText(lang, good.title, good.titleEn)} /> : title}
      </span>
      {good && (
        <span className={styles.soft}>
          {good.isLowest && `${t.from} `}
          <Sum amount={good.price} />
          {' · '}
          {good.productType === 'Item' ? t.inStock(good.left) : t.seats(good.left)}
          {good.date !== undefined && ` · ${formatDay(lang, good.date)}`}
        </span>
      )}
    </span>
  );
}
