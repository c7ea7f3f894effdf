import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { openlyAsked } from '#domain/orders/asked-quantity.ts';
import { formatHours, formatLongDay } from '#i18n/admin/dates.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { quoted } from '#i18n/quoted.ts';
import { leadTime } from '#i18n/lead-time.ts';
import { shekels } from '#contract/money.ts';
import { Chosen } from '#ui/Chosen.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { SafePicture } from '../pictures/SafePicture.tsx';
import { LineMoves } from './LineMoves.tsx';
import { LineStates } from './LineStates.tsx';
import { PersonalText } from './PersonalText.tsx';
import { Sum } from './Sum.tsx';
import { Stages } from './stages/Stages.tsx';
import styles from './Lines.module.css';

const NOTHING = shekels(0);

interface LineProps {
  order: AdminOrder;
  line: OrderLine;
}

export function Line({ order, line, now }: LineProps & { now: string }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const { title, translations, image, quantity, price, toPay, discount, refunded } = line;
  return (
    <>
      <div className={styles.facts}>
        <SafePicture address={image} alt="" sizes="64px" className={styles.picture} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Text content={contentText(lang, title, translations?.en?.title)} />
          </h3>
          <Chosen of={{ choiceTitles: line.choiceTitles }} />
          <Details line={line} />
          {refunded.quantity > 0 && (
            <p className={styles.soft}>{t.refunded(refunded.quantity, refunded.amount)}</p>
          )}
        </div>
        <div className={styles.sums}>
          <Sum amount={line.lineTotal} className={styles.sum} />
          {quantity > 1 && <span className={styles.soft}>{t.quantity(quantity, price)}</span>}
          {discount > 0 && (
            <span className={styles.soft}>
              {t.afterDiscount} <Sum amount={toPay} />
            </span>
          )}
        </div>
      </div>
      {line.personalText !== undefined && (
        <PersonalText line={line} text={line.personalText} of={lineTitle(lang, line)} />
      )}
      <LineStates order={order} line={line} />
      <Stages order={order} line={line} />
      <LineMoves order={order} line={line} now={now} />
      <Cancelling order={order} line={line} />
    </>
  );
}

function Details({ line }: { line: OrderLine }) {
  const { madeToOrder, leadDays, readyBy, meetings, location, question, answer } = line;
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  return (
    <>
      {madeToOrder && <p className={styles.soft}>{t.madeToOrder}</p>}
      {leadDays !== undefined && <p className={styles.soft}>{leadTime(lang, leadDays)}</p>}
      {readyBy !== undefined && <p className={styles.soft}>{t.readyBy(formatDay(lang, readyBy))}</p>}
      {meetings?.map(({ date, duration }) => (
        <p key={date} className={styles.soft}>
          {formatLongDay(lang, date)}, <bdi dir="ltr">{formatHours(date, duration)}</bdi>
        </p>
      ))}
      {location !== undefined && (
        <p className={styles.soft}>
          <bdi>{location}</bdi>
        </p>
      )}
      {answer !== undefined && (
        <p>
          <bdi className={styles.soft}>{question}</bdi> {quoted(lang, answer)}
        </p>
      )}
    </>
  );
}

/** Nothing where the line has ended. */
function Cancelling({ order: { state, cancellationRequest: request }, line }: LineProps) {
  const { cancellation: t } = useAdminMessages().orders;
  const lang = useLang();
  const { allowed, until, refund = NOTHING, reason } = line.cancellation;
  if (state === 'expired' || state === 'cancelled') return null;
  const refusal = reason !== undefined && Object.hasOwn(t, reason) ? t[reason as 'opened'] : null; // a key, as just checked
  const allowance = until === undefined ? t.allowed(refund) : t.until(formatDay(lang, until), refund);
  const judged = allowed ? (state === 'pending' ? t.free : allowance) : refusal;
  // Its sum may be another one there: without a fee, or with one for all.
  const text = openlyAsked(request, line) > 0 ? t.asked : judged;
  return (
    text !== null && (
      <p className={styles.cancelling}>
        <AdminIcon name="calculator" size={18} />
        {text}
      </p>
    )
  );
}
