import { BOUNDS } from '#domain/bounds.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Field } from '#ui/Field.tsx';
import { useMessages } from '#ui/language.tsx';
import { FormSection } from './FormSection.tsx';
import { Optional } from './Optional.tsx';
import type { ContactField, Needs, OrderProblems, OrderValues } from './order-values.ts';
import styles from './fields.module.css';

interface ContactSectionProps {
  values: OrderValues;
  needs: Needs;
  problems: OrderProblems;
  refused: Readonly<Record<string, string>>;
  onChange: (part: Partial<OrderValues>) => void;
}

export function ContactSection({ values, needs, problems, refused, onChange }: ContactSectionProps) {
  const t = usePageTexts('order-form');
  const { mail } = useFacts();
  const { fields } = useMessages();
  const field = (name: ContactField) => {
    const path = `contact.${name}` as const;
    const problem = problems[path];
    return {
      name: path,
      value: values.contact[name],
      error: problem ? t.problems[problem] : refused[path],
      maxLength: BOUNDS.shortText,
      onChange: (event: { currentTarget: HTMLInputElement }) =>
        onChange({ contact: { ...values.contact, [name]: event.currentTarget.value } }),
    };
  };
  return (
    <FormSection title={t.contactTitle} text={t.contactText}>
      <div className={styles.pair}>
        <Field {...field('firstName')} label={fields.firstName} autoComplete="given-name" required />
        <Field {...field('lastName')} label={fields.lastName} autoComplete="family-name" required />
      </div>
      <div className={styles.pair}>
        <Field
          {...field('email')}
          label={fields.email}
          type="email"
          autoComplete="email"
          hint={mail ? t.emailHint : undefined}
          required
        />
        <Field
          {...field('phone')}
          label={needs.phone ? fields.phone : <Optional label={fields.phone} />}
          type="tel"
          autoComplete="tel"
          hint={needs.phone ? t.phoneHint : undefined}
          required={needs.phone}
        />
      </div>
    </FormSection>
  );
}
