import type { SearchResult } from '#contract/search.ts';
import { formatDay } from '#i18n/dates.ts';
import type { Messages } from '#i18n/message-types.ts';
import type { Lang } from '#domain/language.ts';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { MarkedTitle } from './MarkedTitle.tsx';
import styles from './ResultBody.module.css';

export function ResultBody({ result, titleAs }: { result: SearchResult; titleAs: 'h3' | 'span' }) {
  const messages = useMessages();
  const lang = useLang();
  return (
    <>
      <Picture address={result.image} alt="" sizes="60px" className={styles.picture} />
      <div className={styles.words}>
        <MarkedTitle result={result} as={titleAs} />
        <span className={styles.line}>{lineOf(result, messages, lang)}</span>
      </div>
      <ToPay result={result} />
    </>
  );
}

function lineOf(
  { type, category, level, durationMinutes, nextDate }: SearchResult,
  messages: Messages,
  lang: Lang,
): string {
  const { categories, levels, tutorials, workshops } = messages;
  if (type === 'workshop') return nextDate ? formatDay(lang, nextDate) : workshops.past;
  if (type === 'tutorial') {
    return [durationMinutes && tutorials.minutes(durationMinutes), level && levels[level]]
      .filter(Boolean)
      .join(', ');
  }
  return categories[category];
}

/** Nothing if the price is hidden. */
function ToPay({ result: { price, isFrom, soldOut } }: { result: SearchResult }) {
  const { product, tutorials } = useMessages();
  if (soldOut) return <span className={styles.soldOut}>{product.soldOut}</span>;
  if (price === null) return null;
  return price === 0 ? (
    <span className={styles.free}>{tutorials.free}</span>
  ) : (
    <span className={styles.price}>
      {isFrom && <span className={styles.from}>{product.from} </span>}
      <Price shekels={price} />
    </span>
  );
}
