import type { ReactNode } from 'react';
import type { Consent } from '#contract/checkout.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLang } from '#ui/language.tsx';
import { FormSection } from './FormSection.tsx';
import type { Needs } from './order-values.ts';
import styles from './ConsentsSection.module.css';

interface ConsentsSectionProps {
  needs: Needs;
  /** Titles of what each consent is about. */
  about: Partial<Record<Consent, string[]>>;
  given: Consent[];
  error: string | undefined;
  onChange: (given: Consent[]) => void;
}

/** Nothing is ticked beforehand. */
export function ConsentsSection({ needs, about, given, error, onChange }: ConsentsSectionProps) {
  const t = usePageTexts('order-form');
  const lang = useLang();
  const words: Record<Consent, ReactNode> = {
    made_to_order: t.consents.madeToOrder,
    digital: t.consents.digital,
    terms: (
      <>
        {t.accept}
        {/* In a new tab: reading the terms must not lose the page. */}
        <a href={inLanguage(lang, pages.terms())} target="_blank" rel="noopener" className={styles.link}>
          {t.acceptTerms}
        </a>
      </>
    ),
  };
  return (
    <FormSection title={t.consentsTitle}>
      {error && (
        <p className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      <div className={styles.list}>
        {needs.consents.map((consent) => (
          <Checkbox
            key={consent}
            name={consent}
            checked={given.includes(consent)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...given, consent]
                  : given.filter((other) => other !== consent),
              )
            }
          >
            {words[consent]}
            {about[consent]?.map((title) => (
              <span key={title} className={styles.about}>
                {title}
              </span>
            ))}
          </Checkbox>
        ))}
      </div>
    </FormSection>
  );
}
