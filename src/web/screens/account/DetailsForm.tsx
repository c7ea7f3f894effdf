import { useState, type FormEvent } from 'react';
import type { Profile } from '#contract/auth.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { LANGS } from '#domain/language.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { AccountSection, ActionLine } from './AccountSection.tsx';
import {
  changesOf,
  forgetDetails,
  keepDetails,
  keptDetails,
  readDetails,
  type Details,
} from './details-draft.ts';
import { useSaving } from './use-saving.ts';
import styles from './AccountForms.module.css';

export function DetailsForm({ user }: { user: Profile }) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const { mail } = useFacts();
  const pageLang = useLang();
  const session = useSession();
  const { accountApi, busy, done, failure, field, save } = useSaving(t.notSaved);
  const saved: Details = {
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber ?? '',
  };
  const savedLang = user.lang ?? pageLang;
  const [lang, setLang] = useState(savedLang);
  const [first] = useState(() => ({ ...saved, ...keptDetails(user._id) }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const changes = changesOf(readDetails(new FormData(form)), saved);
    void save(form, async () => {
      const changed = await accountApi.changeProfile({ ...changes, ...(lang !== savedLang && { lang }) });
      forgetDetails();
      // Another user may have logged in meanwhile.
      if (session.state.get().user?._id === changed._id)
        session.state.set({ status: 'user', user: { ...user, ...changed, lang } });
    });
  };

  return (
    <AccountSection title={t.detailsTitle}>
      {/* Without scripts nothing is sent. */}
      <form
        method="dialog"
        className={styles.form}
        onInput={(event) => keepDetails(user._id, readDetails(new FormData(event.currentTarget)))}
        onSubmit={submit}
      >
        <FormError>{failure}</FormError>
        <div className={styles.pair}>
          <Field
            {...field('firstName')}
            label={fields.firstName}
            autoComplete="given-name"
            defaultValue={first.firstName}
            required
            maxLength={BOUNDS.shortText}
          />
          <Field
            {...field('lastName')}
            label={fields.lastName}
            autoComplete="family-name"
            defaultValue={first.lastName}
            // The first admin begins without one.
            required={saved.lastName !== ''}
            maxLength={BOUNDS.shortText}
          />
        </div>
        <div className={styles.pair}>
          <Field
            {...field('phoneNumber')}
            label={
              <>
                {fields.phone} <span className={styles.optional}>{fields.optional}</span>
              </>
            }
            type="tel"
            autoComplete="tel"
            defaultValue={first.phoneNumber}
            maxLength={BOUNDS.shortText}
            hint={t.phoneHint}
          />
          {mail && (
            <div className={styles.language}>
              <Select
                name="lang"
                label={t.language}
                value={lang}
                options={LANGS.map((value) => ({ value, label: t.languages[value] }))}
                onChange={setLang}
              />
              <p className={styles.hint}>{t.languageHint}</p>
            </div>
          )}
        </div>
        <ActionLine done={done ? t.saved : null}>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {busy ? fields.busy : t.save}
          </Button>
        </ActionLine>
      </form>
    </AccountSection>
  );
}
