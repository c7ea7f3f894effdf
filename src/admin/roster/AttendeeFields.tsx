import { BOUNDS } from '#domain/bounds.ts';
import { Field, TextAreaField } from '#ui/Field.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { useAdminMessages } from '../language.tsx';
import { MOST_NOTE } from './Note.tsx';
import type { AttendeeValues } from './attendee-values.ts';
import styles from './AttendeeFields.module.css';

interface AttendeeFieldsProps {
  values: AttendeeValues;
  /** Sentences by field. */
  problems: Readonly<Record<string, string | undefined>>;
  onChange: (values: AttendeeValues) => void;
}

export function AttendeeFields({ values, problems, onChange }: AttendeeFieldsProps) {
  const { adding: t } = useAdminMessages().roster;
  const field = (name: 'name' | 'phone' | 'email' | 'note') => ({
    name,
    label: t[name],
    value: values[name],
    error: problems[name] ?? null,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <Field {...field('name')} maxLength={BOUNDS.shortText} required />
      <div className={styles.pair}>
        <Field {...field('phone')} type="tel" inputMode="tel" dir="ltr" maxLength={BOUNDS.shortText} />
        <div>
          <p className={styles.label} aria-hidden="true">
            {t.seats}
          </p>
          <QuantityStepper
            value={values.seats}
            min={BOUNDS.quantity.min}
            max={BOUNDS.quantity.max}
            onChange={(seats) => onChange({ ...values, seats })}
            label={t.seats}
            moreLabel={t.more}
            lessLabel={t.less}
            className={styles.stepper}
          />
        </div>
      </div>
      {problems.seats !== undefined && (
        <p role="alert" className={styles.problem}>
          {problems.seats}
        </p>
      )}
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        dir="ltr"
        maxLength={BOUNDS.email}
        hint={t.emailHint}
      />
      <TextAreaField {...field('note')} className={styles.note} rows={2} maxLength={MOST_NOTE} />
    </>
  );
}
