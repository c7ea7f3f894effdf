import type { CheckoutOptions } from '#contract/checkout.ts';
import { needsAddress } from '#domain/orders/delivery.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import type { OrderProblems, OrderValues } from './order-values.ts';
import styles from './OrderForm.module.css';

interface DeliverySectionProps {
  options: CheckoutOptions['delivery'];
  values: OrderValues;
  problems: OrderProblems;
  refused: Readonly<Record<string, string>>;
  onChange: (part: Partial<OrderValues>) => void;
}

export function DeliverySection({ options, values, problems, refused, onChange }: DeliverySectionProps) {
  const t = usePageTexts('order-form');
  const lang = useLang();
  const choices = options.map(({ method, title, note, translations, price, days }) => {
    const english = lang === 'en' ? translations?.en : undefined;
    const parts = [days && t.businessDays(days[0], days[1]), english?.note ?? note];
    return {
      value: method,
      title: english?.title ?? title,
      text: parts.filter(Boolean).join(' '),
      end: price === 0 ? t.free : <Price shekels={price} exact />,
    };
  });
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
