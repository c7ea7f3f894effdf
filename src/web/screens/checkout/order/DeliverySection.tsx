import type { CheckoutOptions, Quote } from '#contract/checkout.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { needsAddress } from '#domain/orders/delivery.ts';
import { formatPrice } from '#i18n/format.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ChoiceCards } from '#ui/ChoiceCards.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import type { OrderProblems, OrderValues } from './order-values.ts';
import styles from './OrderForm.module.css';

interface DeliverySectionProps {
  options: CheckoutOptions['delivery'];
  quote: Quote;
  values: OrderValues;
  problems: OrderProblems;
  refused: Readonly<Record<string, string>>;
  onChange: (part: Partial<OrderValues>) => void;
}

export function DeliverySection(props: DeliverySectionProps) {
  const { options, quote, values, problems, refused, onChange } = props;
  const t = usePageTexts('order-form');
  const lang = useLang();
  const { hours } = useFacts();
  const goods = quote.total - (quote.delivery?.price ?? 0);
  const choices = options.map(({ method, title, note, translations, price, freeFrom, days }) => {
    const english = lang === 'en' ? translations?.en : undefined;
    const isFree = price === 0 || (freeFrom !== undefined && goods >= freeFrom);
    const parts = [
      days && t.businessDays(days[0], days[1]),
      freeFrom !== undefined && !isFree && t.freeFrom(isolatedAddress(`₪${formatPrice(freeFrom)}`)),
      english?.note ?? note,
      method === 'pickup' && hours && `\n${hours[lang]}`,
    ];
    return {
      value: method,
      title: english?.title ?? title,
      text: parts.filter(Boolean).join(' '),
      end: isFree ? t.free : <Price shekels={price} exact />,
    };
  });
  if (options.length === 0) return <OrderNotice title={t.noDelivery} />;
  return (
    <section className={styles.section}>
      <ChoiceCards
        name="delivery"
        legend={t.deliveryTitle}
        choices={choices}
        value={values.delivery}
        onChange={(delivery) => onChange({ delivery })}
        error={problems['delivery.method'] ? t.problems.delivery : refused['delivery.method']}
      />
      {/* In a new tab: asking must not lose the page. */}
      <a href={inLanguage(lang, pages.contact())} target="_blank" rel="noopener" className={styles.ask}>
        {t.byDate}
      </a>
      {values.delivery && needsAddress(values.delivery) && (
        <AddressFields
          address={values.address}
          problems={problems}
          refused={refused}
          onChange={(address) => onChange({ address })}
        />
      )}
    </section>
  );
}
