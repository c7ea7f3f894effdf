import type { ReactNode } from 'react';
import type { Order, OrderLine } from '#contract/orders.ts';
import { api, inLanguage, pages } from '#contract/routes.ts';
import { contentText } from '#i18n/content.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { LineStage } from './LineStage.tsx';
import { cancellableLines, cancellationOf, isAskedFor, momentOf, priceIn } from './order-words.ts';
import { LineStages } from './LineStages.tsx';
import styles from './OrderLines.module.css';

interface OrderLinesProps {
  order: Order;
  /** Asks to cancel the line; with the pressed button. */
  onCancel: (line: OrderLine, pressed: HTMLElement) => void;
  /** Loads early what asking needs. */
  onNearCancel: () => void;
}

export function OrderLines({ order, onCancel, onNearCancel }: OrderLinesProps) {
  const t = usePageTexts('order');
  const lang = useLang();
  const cancellable = cancellableLines(order);
  return (
    <section>
      <h2 className={styles.head}>{t.itemsTitle}</h2>
      <ul className={styles.list}>
        {order.lines.map((line) => (
          <Line key={line._id} line={line} delivery={order.delivery} isAsked={isAskedFor(order, line)}>
            {cancellable.includes(line) && (
              <button
                type="button"
                className={styles.cancel}
                aria-haspopup="dialog"
                aria-label={`${t.cancelLine[line.productType]}: ${contentText(lang, line.title, line.translations?.en?.title).text}`}
                onClick={(event) => onCancel(line, event.currentTarget)}
                onPointerEnter={onNearCancel}
                onFocus={onNearCancel}
              >
                {t.cancelLine[line.productType]}
              </button>
            )}
          </Line>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  line: OrderLine;
  delivery: Order['delivery'];
  isAsked: boolean;
  children: ReactNode;
}

function Line({ line, delivery, isAsked, children }: LineProps) {
  const t = usePageTexts('order');
  const lang = useLang();
  const price = priceIn(lang);
  const cancellation = isAsked ? t.inRequest : cancellationOf(line, lang, t, price);
  const { meetings, refunded } = line;
  return (
    <li className={styles.line}>
      <div className={styles.body}>
        <Picture address={line.image} alt="" sizes="132px" className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.top}>
            <span className={styles.title}>
              <Text content={contentText(lang, line.title, line.translations?.en?.title)} />
              {line.quantity > 1 && (
                <>
                  {' '}
                  <bdi dir="ltr">× {line.quantity}</bdi>
                </>
              )}
            </span>
            <Price className={styles.price} shekels={line.toPay} exact />
          </p>
          <LineStage line={line} delivery={delivery} />
          {meetings && <p>{t.meetings(meetings.map(({ date }) => momentOf(lang, date)).join(' · '))}</p>}
          {line.location && <p>{line.location}</p>}
          {line.state === 'granted' && (
            <a className={styles.link} href={inLanguage(lang, pages.tutorial(line.item))}>
              {t.openTutorial}
            </a>
          )}
          {line.state === 'registered' && (
            <a className={styles.link} href={api.workshopCalendar(line.item, { lang })}>
              {t.calendar}
            </a>
          )}
          {refunded.amount > 0 && <p>{t.refundedPart(price(refunded.amount))}</p>}
        </div>
      </div>
      {line.stages && <LineStages stages={line.stages} />}
      {cancellation && (
        <div className={styles.foot}>
          <p>{cancellation}</p>
          {children}
        </div>
      )}
    </li>
  );
}
