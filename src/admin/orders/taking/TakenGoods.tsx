/** The chosen pieces and seats, and a search for more. */
import { useState } from 'react';
import type { Quote } from '#contract/checkout.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/format.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { useEntries } from '#admin/data/queries.ts';
import { FindField } from '#admin/fields/FindField.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { SafePicture } from '#admin/pictures/SafePicture.tsx';
import { Sum } from '../Sum.tsx';
import { type Good, goodOf, goodsFound } from './goods.ts';
import type { TakenLine } from './taken-order.ts';
import styles from './TakenOrder.module.css';

interface TakenGoodsProps {
  lines: readonly TakenLine[];
  problems: Quote['problems'];
  error: string | null;
  onChange: (lines: TakenLine[]) => void;
}

export function TakenGoods({ lines, problems, error, onChange }: TakenGoodsProps) {
  const { orderTaking: t } = useAdminMessages();
  const lang = useLang();
  const products = useEntries('products');
  const workshops = useEntries('workshops');
  const [now] = useState(() => new Date());
  const [query, setQuery] = useState('');
  const catalogue = { products: products.data ?? [], workshops: workshops.data ?? [] };
  const isLoaded = products.data !== undefined && workshops.data !== undefined;
  const found = goodsFound(catalogue, query, now);
  const add = ({ productType, item }: Good) => {
    const at = lines.findIndex((line) => line.item === item);
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
            const problem = problems?.find((one) => one.index === index);
            const title = good ? contentText(lang, good.title, good.titleEn).text : isLoaded ? t.gone : '';
            return (
              <li key={line.item} className={styles.good}>
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
                {problem && (
                  <p className={styles.problem} role="alert">
                    {t.problems[problem.code]}
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
          <Sum amount={good.price} />
          {' · '}
          {good.productType === 'Item' ? t.inStock(good.left) : t.seats(good.left)}
          {good.date !== undefined && ` · ${formatDay(lang, good.date)}`}
        </span>
      )}
    </span>
  );
}
