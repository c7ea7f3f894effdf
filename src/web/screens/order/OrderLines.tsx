import type { OrderLine } from '#contract/orders.ts';
import { api, inLanguage, pages } from '#contract/routes.ts';
import type { Shekels } from '#domain/money.ts';
import { contentText } from '#i18n/content.ts';
import { formatPrice } from '#i18n/format.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { cancellationOf, momentOf } from './order-words.ts';
import styles from './OrderLines.module.css';

export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const t = usePageTexts('order');
  return (
    <section>
      <h2 className={styles.head}>{t.itemsTitle}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: OrderLine }) {
  const t = usePageTexts('order');
  const lang = useLang();
  const price = (shekels: Shekels) => `\u2066₪${formatPrice(lang, shekels, true)}\u2069`;
  const cancellation = cancellationOf(line, lang, t, price);
  const { meetings, refunded } = line;
  return (
    <li className={styles.line}>
      <Picture address={line.image} alt="" sizes="84px" className={styles.picture} />
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
        <p className={styles.state}>{t.lines[line.state]}</p>
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
        {cancellation && <p className={styles.foot}>{cancellation}</p>}
      </div>
    </li>
  );
}
