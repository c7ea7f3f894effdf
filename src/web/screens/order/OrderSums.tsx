import type { ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { documentName } from '#i18n/document-names.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';
import { priceText } from './order-words.ts';
import styles from './OrderSums.module.css';

export function OrderSums({ order }: { order: Order }) {
  const t = usePageTexts('order');
  const lang = useLang();
  const { delivery, discounts, vat, payment } = order;
  const way = (lang === 'en' ? delivery?.translations?.en?.title : undefined) ?? delivery?.title;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t.sumsTitle}</h2>
      <Row label={t.subtotal}>
        <Price shekels={order.subtotal} exact />
      </Row>
      {discounts.map(({ kind, amount }) => (
        <Row key={kind} label={t.discount}>
          <bdi dir="ltr">
            −<Price shekels={amount} exact />
          </bdi>
        </Row>
      ))}
      {delivery && (
        <Row label={way}>{delivery.price === 0 ? t.free : <Price shekels={delivery.price} exact />}</Row>
      )}
      <p className={styles.total}>
        <span>{t.total}</span>
        <Price className={styles.sum} shekels={order.total} exact />
      </p>
      {vat && (
        <p className={styles.vat}>
          {t.vat} <Price shekels={vat.amount} exact />
        </p>
      )}
      {payment.paid > 0 && (
        <Row label={t.paid}>
          <Price shekels={payment.paid} exact />
        </Row>
      )}
      {payment.refunded > 0 && (
        <Row label={t.returned}>
          <Price shekels={payment.refunded} exact />
        </Row>
      )}
      {payment.fee !== undefined && <p className={styles.vat}>{t.afterFee(priceText(payment.fee))}</p>}
      {order.documents.map(({ kind, number, url }) =>
        url === '' ? (
          <p key={number}>{documentName(lang, { kind, number })}</p>
        ) : (
          <a key={number} className={styles.link} href={url} target="_blank" rel="noopener nofollow">
            {documentName(lang, { kind, number })}
          </a>
        ),
      )}
    </section>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.row}>
      <span>{label}</span>
      <span>{children}</span>
    </p>
  );
}
