import { useId, useState } from 'react';
import type { Profile } from '#contract/auth.ts';
import { formatDay } from '#i18n/dates.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FormError } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { AccountSection } from './AccountSection.tsx';
import { useSaving } from './use-saving.ts';
import styles from './Newsletter.module.css';

/** A ticked box is a wish until the mailbox confirms it. Nothing where no mail can ask for that. */
export function Newsletter({ user }: { user: Profile }) {
  const texts = usePageTexts('account');
  const { newsletter: t } = texts;
  const lang = useLang();
  const { fields } = useMessages();
  const { mail } = useFacts();
  const id = useId();
  const session = useSession();
  const { accountApi, busy, failure, save } = useSaving(texts.notSaved);
  const [wish, setWish] = useState(false);
  const [refused, setRefused] = useState(false);
  const { newsletterConsent: consent } = user;
  if (!mail && !consent) return null;

  const change = (newsletter: boolean) => {
    if (busy) return;
    setWish(newsletter);
    setRefused(false);
    void save(null, async () => {
      await accountApi.changeProfile({ newsletter });
      await session.refresh();
      // Beyond the mails of an hour nothing is asked for.
      const now = session.state.get().user?.newsletterConsent;
      setRefused(newsletter && (!now || now.at === consent?.at));
    });
  };

  const stateOf = () => {
    if (!consent) return t.none;
    return consent.state === 'asked' ? null : t.confirmed(formatDay(lang, consent.at, true));
  };
  return (
    <AccountSection title={t.title} text={t.always}>
      <div>
        <FormError>{failure}</FormError>
        <Checkbox
          checked={busy ? wish : consent !== null}
          aria-describedby={id}
          onChange={(event) => change(event.currentTarget.checked)}
        >
          {t.words}
        </Checkbox>
        {consent?.state === 'asked' && (
          <Notice
            path={PART_ICONS.mail}
            title={
              <>
                {texts.waitsFor} <bdi dir="ltr">{user.email}</bdi>
              </>
            }
          >
            <p id={id}>{t.waits}</p>
            <p className={styles.again}>
              <Button look="quiet" aria-disabled={busy} onClick={() => change(true)}>
                {busy ? fields.busy : texts.sendAgain}
              </Button>
            </p>
          </Notice>
        )}
        <p id={consent?.state === 'asked' ? undefined : id} role="status" className={styles.state}>
          {refused ? t.refused : stateOf()}
        </p>
      </div>
    </AccountSection>
  );
}
