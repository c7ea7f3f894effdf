import type { Profile } from '#contract/auth.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { useSaving } from './use-saving.ts';
import styles from './AccountForms.module.css';

interface WaitingEmailProps {
  newEmail: NonNullable<Profile['newEmail']>;
  /** Another link, or another address. */
  onAgain: () => void;
}

export function WaitingEmail({ newEmail: { email, until }, onAgain }: WaitingEmailProps) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const lang = useLang();
  const session = useSession();
  const { accountApi, busy, failure, save } = useSaving(t.notSaved);
  const takeBack = () =>
    save(null, async () => {
      await accountApi.takeBackEmail();
      await session.refresh();
    });
  return (
    <>
      <FormError>{failure}</FormError>
      <Notice
        path={PART_ICONS.mail}
        title={
          <>
            {t.waitsFor} <bdi dir="ltr">{email}</bdi>
          </>
        }
      >
        <p>{t.waitsUntil(formatDay(lang, until), formatTime(until))}</p>
        <p className={styles.waysOn}>
          <Button look="quiet" onClick={onAgain}>
            {t.sendAgain}
          </Button>
          <Button look="quiet" aria-disabled={busy} onClick={() => void takeBack()}>
            {busy ? fields.busy : t.takeBack}
          </Button>
        </p>
      </Notice>
    </>
  );
}
