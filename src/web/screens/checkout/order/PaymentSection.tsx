import type { CheckoutOptions } from '#contract/checkout.ts';
import type { PaymentMethod } from '#domain/orders/payment-state.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { ChoiceCards } from '#ui/ChoiceCards.tsx';
import styles from './OrderForm.module.css';

interface PaymentSectionProps {
  options: CheckoutOptions;
  value: PaymentMethod | null;
  error: string | undefined;
  onChange: (method: PaymentMethod) => void;
}

export function PaymentSection({ options, value, error, onChange }: PaymentSectionProps) {
  const t = usePageTexts('order-form');
  const lang = useLang();
  const choices = (options.payments ?? []).map(({ method, note, translations }) => ({
    value: method,
    title: t.payments[method],
    text:
      options.simulated && method !== 'arrange'
        ? t.hints.simulated
        : ((lang === 'en' ? translations?.en?.note : undefined) ?? note),
  }));
  return (
    <section className={styles.section}>
      <ChoiceCards
        name="payment"
        legend={t.paymentTitle}
        choices={choices}
        value={value}
        onChange={onChange}
        error={error}
      />
    </section>
  );
}
