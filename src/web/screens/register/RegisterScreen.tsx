import { useFirstOrderOffer } from '#web/features/page/use-first-order-offer.ts';
import { useId, useState, type FormEvent } from 'react';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { SplitPage } from '#web/features/page/SplitPage.tsx';
import { useSession } from '#web/features/session/context.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useMessages } from '#ui/language.tsx';
import { EmailField } from '../actions/EmailField.tsx';
import { useAfterLogin } from '../actions/use-after-login.ts';
import { useNext } from '../actions/use-next.ts';
import { PendingItem } from '../login/PendingItem.tsx';
import { readRegistration, type RegistrationProblems } from './registration-form.ts';
import styles from './RegisterScreen.module.css';

export default function RegisterScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('register');
  const { fields } = useMessages();
  const { mail } = useFacts();
  const id = useId();
  const session = useSession();
  const next = useNext();
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState<RegistrationProblems>({});
  const [busy, setBusy] = useState(false);
  const goOn = useAfterLogin(next, busy);

  const forget = (name: string) => () => setProblems(({ [name]: _gone, ...rest }) => rest);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { registration, problems: found } = readRegistration(new FormData(form), t);
    setProblems(found);
    setFailure(null);
    if (!registration) return focusFirst(form, found);
    setBusy(true);
    try {
      await session.register(registration).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 0)) throw error;
        // The account may have been made all the same.
        const { email, password } = registration;
        await session.login({ email, password }).catch(() => {
          throw error;
        });
      });
      await goOn();
    } catch (error) {
      const problems = (error instanceof ApiError && error.fields) || {};
      setFailure(failureSentence(error, t.failed));
      setProblems(problems);
      focusFirst(form, problems);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: string) => ({ name, error: problems[name], onInput: forget(name) });
  return (
    <>
      <PageHead title={t.pageTitle} description={t.pageDescription} noindex />
      <SplitPage
        title={t.title}
        text={t.text(useFirstOrderOffer())}
        foot={
          <>
            {t.haveAccount} <Link to={pages.login({ next })}>{t.toLogin}</Link>
          </>
        }
      >
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        <PendingItem words={t} next={next} />
        {/* Without scripts nothing is sent, and no password gets into the address. */}
        <form method="dialog" onSubmit={(event) => void submit(event)}>
          <FormError>{failure}</FormError>
          <div className={styles.pair}>
            <Field
              {...field('firstName')}
              label={fields.firstName}
              autoComplete="given-name"
              required
              maxLength={BOUNDS.shortText}
            />
            <Field
              {...field('lastName')}
              label={fields.lastName}
              autoComplete="family-name"
              required
              maxLength={BOUNDS.shortText}
            />
          </div>
          <EmailField error={problems.email} onInput={forget('email')} />
          <Field
            {...field('phoneNumber')}
            label={
              <>
                {fields.phone} <span className={styles.optional}>{fields.optional}</span>
              </>
            }
            type="tel"
            autoComplete="tel"
            hint={t.phoneHint}
          />
          <PasswordField
            {...field('password')}
            label={fields.password}
            hint={t.passwordHint(BOUNDS.password.min)}
            autoComplete="new-password"
            required
            minLength={BOUNDS.password.min}
            maxLength={BOUNDS.password.max}
            showLabel={fields.showPassword}
          />
          <PasswordField
            {...field('confirmPassword')}
            label={t.confirmPassword}
            autoComplete="new-password"
            required
            maxLength={BOUNDS.password.max}
            showLabel={fields.showPassword}
          />
          {mail && (
            <div>
              <Checkbox name="newsletter" aria-describedby={`${id}-newsletter`}>
                {t.newsletter}
              </Checkbox>
              <p id={`${id}-newsletter`} className={styles.boxNote}>
                {t.newsletterNote}
              </p>
            </div>
          )}
          <p className={styles.purpose}>
            {t.purpose}{' '}
            <Link to={pages.privacy()} target="_blank" rel="noopener">
              {t.privacy}
            </Link>
          </p>
          <Button type="submit" look="primary" wide aria-disabled={busy}>
            {busy ? fields.busy : t.submit}
          </Button>
        </form>
      </SplitPage>
    </>
  );
}

function focusFirst(form: HTMLFormElement, problems: RegistrationProblems): void {
  const first = [...form.elements].find((element) => (element as HTMLInputElement).name in problems);
  (first as HTMLInputElement | undefined)?.focus();
}
