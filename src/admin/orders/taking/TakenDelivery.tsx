import type { CheckoutOptions } from '#contract/checkout.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ADDRESS_FIELDS, type DeliveryMethod, needsAddress } from '#domain/orders/delivery.ts';
import { contentText } from '#i18n/content.ts';
import { Field } from '#ui/Field.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { Choice } from '../Choice.tsx';
import type { TakenOrder, TakenProblems } from './taken-order.ts';
import styles from './TakenOrder.module.css';

interface TakenDeliveryProps {
  offered: CheckoutOptions['delivery'];
  method: DeliveryMethod;
  address: TakenOrder['address'];
  problems: TakenProblems;
  onChange: (change: Partial<TakenOrder>) => void;
}

export function TakenDelivery({ offered, method, address, problems, onChange }: TakenDeliveryProps) {
  const { orderTaking: t } = useAdminMessages();
  const lang = useLang();
  const names = offered.map(({ method: value, title, translations }) => ({
    value,
    label: contentText(lang, title, translations?.en?.title).text,
  }));
  return (
    <>
      {offered.length > 1 ? (
        <Choice
          name="delivery"
          legend={t.how}
          options={names}
          value={method}
          onChange={(delivery) => onChange({ delivery })}
        />
      ) : (
        <p>{names[0]?.label}</p>
      )}
      {needsAddress(method) && (
        <div className={styles.pairs}>
          {ADDRESS_FIELDS.map((name) => (
            <Field
              key={name}
              name={name}
              label={t.address[name]}
              value={address[name]}
              maxLength={BOUNDS.shortText}
              inputMode={name === 'postcode' ? 'numeric' : 'text'}
              autoComplete="off"
              required={name === 'city'}
              error={name === 'city' && problems.city ? t.missing[problems.city] : null}
              onChange={(event) => onChange({ address: { ...address, [name]: event.currentTarget.value } })}
            />
          ))}
        </div>
      )}
    </>
  );
}
