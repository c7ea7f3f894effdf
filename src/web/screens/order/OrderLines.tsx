import { type ReactNode, useEffect } from 'react';
import type { Order, OrderLine } from '#contract/orders.ts';
import { linePage } from '#contract/line-page.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { api, pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { streetOf } from '#domain/map-address.ts';
import { mayBeHandedOver } from '#domain/meetings.ts';
import { agorot } from '#domain/money.ts';
import { someOf } from '#i18n/asked-count.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { quoted } from '#i18n/quoted.ts';
import { leadTime } from '#i18n/lead-time.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonAnchor, ButtonLink } from '#ui/Button.tsx';
import { Chosen } from '#ui/Chosen.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { HandOver } from '../seats/HandOver.tsx';
import { hasStage } from './order-state.ts';
import { LineMeetings } from './LineMeetings.tsx';
import { LineStage } from './LineStage.tsx';
import { copiesAsked, copiesLeft } from './order-copies.ts';
import { cancellableLines, cancellationOf, priceText } from './order-words.ts';
import { inOrderOfUse } from './line-order.ts';
import { lineAnchor } from '#web/features/orders/line-anchor.ts';
import { benchLines, readyAhead } from './bench/bench-lines.ts';
import { StageBar } from './StageBar.tsx';
import styles from './OrderLines.module.css';

interface OrderLinesProps {
  order: Order;
  /** Asks to cancel the line; with the pressed button. */
  onCancel: (line: OrderLine, pressed: HTMLElement) => void;
  /** Loads early what asking needs. */
  onNearCancel: () => void;
  /** Seats were given to somebody else; some of a line's are a line of their own now. */
  onGiven: () => void;
}

export function OrderLines({ order, onCancel, onNearCancel, onGiven }: OrderLinesProps) {
  const t = usePageTexts('order');
  const lang = useLang();
  useEffect(goToNamedLine, []);
  const cancellable = cancellableLines(order);
  const cancelLabel = (line: OrderLine) =>
    line.productType === 'Workshop' && copiesLeft(line) > 1 ? t.cancelSeats : t.cancelLine[line.productType];
  return (
    <section>
      <h2 className={styles.head}>{order.state === 'confirmed' ? t.nowTitle : t.itemsTitle}</h2>
      <ul className={styles.list}>
        {inOrderOfUse(order).map((line) => (
          <Line key={line._id} line={line} order={order} onGiven={onGiven}>
            {cancellable.includes(line) && (
              <button
                type="button"
                className={styles.cancel}
                aria-haspopup="dialog"
                aria-label={`${cancelLabel(line)}: ${lineTitle(lang, line)}`}
                onClick={(event) => onCancel(line, event.currentTarget)}
                onPointerEnter={onNearCancel}
                onFocus={onNearCancel}
              >
                {cancelLabel(line)}
              </button>
            )}
          </Line>
        ))}
      </ul>
    </section>
  );
}

/** Its address may name a line, which is not there yet when the page is. */
function goToNamedLine(): void {
  const line = document.getElementById(location.hash.slice(1));
  line?.setAttribute('tabindex', '-1');
  line?.scrollIntoView();
  line?.focus({ preventScroll: true });
}

interface LineProps {
  line: OrderLine;
  order: Order;
  onGiven: () => void;
  children: ReactNode;
}

function Line({ line, order, onGiven, children }: LineProps) {
  const { handOver } = usePageTexts('seats');
  const t = usePageTexts('order');
  const lang = useLang();
  const left = copiesLeft(line);
  const asked = copiesAsked(order, line);
  const cancellation = aboutCancelling(order, line, lang, t);
  const { meetings, refunded } = line;
  const now = useNow();
  const canGive = asked < left && mayBeHandedOver(line, now);
  const mayGive = canGive && line.cancellation.reason === 'deadline_passed';
  const { givenTo } = line;
  const street = streetOf({ location: line.location ?? '', translations: {} }, useFacts().address);
  const readyBy = order.state === 'confirmed' ? readyAhead(line, now) : null;
  return (
    <li id={lineAnchor(line._id)} className={styles.line}>
      <div className={styles.body}>
        <Picture address={line.image} alt="" sizes="132px" className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.top}>
            <span className={styles.title}>
              <LineName line={line} />
              {line.quantity > 1 && (
                <>
                  {' '}
                  <bdi dir="ltr">× {line.quantity}</bdi>
                </>
              )}
            </span>
            <Price className={styles.price} shekels={line.lineTotal} exact />
          </p>
          <Chosen of={line} />
          {givenTo && <p>{handOver.given(givenTo.name, givenTo.email)}</p>}
          {refunded.quantity > 0 && left > 0 && (
            <p>{t.partCancelled(someOf(lang, refunded.quantity, line.quantity), refunded.quantity)}</p>
          )}
          {hasStage(order, line) && (asked < left || left === 0) && <LineStage line={line} order={order} />}
          {line.leadDays !== undefined && <p>{leadTime(lang, line.leadDays)}</p>}
          {readyBy !== null && <p>{t.readyBy(formatDay(lang, readyBy))}</p>}
          {meetings && <LineMeetings meetings={meetings} strikes={line.state === 'registered'} />}
          {line.location && (
            <p>
              {line.location}
              {street && (
                <>
                  <br />
                  {street[lang]}
                </>
              )}
            </p>
          )}
          {line.answer !== undefined && (
            <p>
              <bdi>{line.question}</bdi> {quoted(lang, line.answer)}
            </p>
          )}
          {line.state === 'granted' && (
            <ButtonLink small look="primary" className={styles.act} to={pages.tutorial(line.item)}>
              <Icon path={PART_ICONS.book} size={20} />
              {t.openTutorial}
            </ButtonLink>
          )}
          {line.state === 'registered' && (
            <ButtonAnchor small className={styles.act} href={api.workshopCalendar(line.item, { lang })}>
              {t.calendar}
            </ButtonAnchor>
          )}
          {refunded.amount > 0 && <p>{refundedWords(refunded, t)}</p>}
        </div>
      </div>
      {!benchLines(order).includes(line) && <StageBar line={line} order={order} />}
      {cancellation && (
        <div className={styles.foot}>
          <p>
            {cancellation} {mayGive && !givenTo && handOver.tooLate}
            {canGive && !mayGive && !givenTo && (
              <>
                {t.giveSeat}{' '}
                <Link to={pages.account()} className={styles.inline}>
                  {t.inAccount}
                </Link>
                .
              </>
            )}
          </p>
          {children}
          {mayGive && (
            <HandOver
              line={line._id}
              title={lineTitle(lang, line)}
              seats={left - asked}
              givenTo={givenTo}
              onGiven={onGiven}
            />
          )}
        </div>
      )}
    </li>
  );
}

function refundedWords({ amount, fee, beforeFee }: OrderLine['refunded'], t: PageTexts['order']): string {
  if (fee === undefined) return t.refundedPart(priceText(amount), beforeFee === true);
  const back = toShekels(agorot(toAgorot(amount) - toAgorot(fee)));
  return t.refundedAfterFee(priceText(back), priceText(fee));
}

function aboutCancelling(order: Order, line: OrderLine, lang: Lang, t: PageTexts['order']): string | null {
  const [asked, left] = [copiesAsked(order, line), copiesLeft(line)];
  if (asked === 0) return cancellationOf(line, lang, t);
  return asked < left ? t.partInRequest(someOf(lang, asked, left)) : t.inRequest;
}

/** Tutorials have a link of their own, and the page of a workshop that was is of no use. */
function LineName({ line }: { line: OrderLine }) {
  const lang = useLang();
  const name = <Text content={contentText(lang, line.title, line.translations?.en?.title)} />;
  if (line.productType !== 'Item') return name;
  return (
    <Link to={linePage(line)} className={styles.link}>
      {name}
    </Link>
  );
}
