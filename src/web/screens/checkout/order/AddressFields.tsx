import { BOUNDS } from '#domain/bounds.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Field } from '#ui/Field.tsx';
import { Optional } from './Optional.tsx';
import type { AddressField } from '#domain/orders/delivery.ts';
import type { OrderProblems, OrderValues } from './order-values.ts';
import styles from './fields.module.css';

interface AddressFieldsProps {
  address: OrderValues['address'];
  problems: OrderProblems;
  refused: Readonly<Record<string, string>>;
  onChange: (address: OrderValues['address']) => void;
}

export function AddressFields({ address, problems, refused, onChange }: AddressFieldsProps) {
  const t = usePageTexts('order-form');
  const field = (name: AddressField) => {
    const path = `delivery.address.${name}` as const;
    const problem = problems[path];
    return {
      name: path,
      value: address[name],
      label: name === 'city' ? t.address.city : <Optional label={t.address[name]} />,
      error: problem ? t.problems[problem] : refused[path],
      maxLength: BOUNDS.shortText,
      onChange: (event: { currentTarget: HTMLInputElement }) =>
        onChange({ ...address, [name]: event.currentTarget.value }),
    };
  };
  return (
    <div className={styles.address}>
      <div className={styles.pair}>
        <Field {...field('city')} autoComplete="address-level2" required />
        <Field {...field('street')} autoComplete="address-line1" />
      </div>
      <div className={styles.small}>
        <Field {...field('house')} />
        <Field {...field('entrance')} />
        <Field {...field('floor')} />
        <Field {...field('apartment')} />
      </div>
      <div className={styles.pair}>
        <Field {...field('postcode')} inputMode="numeric" autoComplete="postal-code" />
        <Field {...field('note')} />
      </div>
    </div>
  );
}
