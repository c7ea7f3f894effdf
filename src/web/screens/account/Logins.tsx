import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { useMessages } from '#ui/language.tsx';
import { AccountSection, ActionLine } from './AccountSection.tsx';
import { useSaving } from './use-saving.ts';
import styles from './AccountForms.module.css';

export function Logins() {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const { accountApi, busy, done, failure, save } = useSaving(t.notLoggedOut);
  const leaveOthers = () => save(null, async () => void (await accountApi.logoutOthers()));
  return (
    <AccountSection title={t.loginsTitle} text={t.loginsText}>
      <div className={styles.form}>
        <FormError>{failure}</FormError>
        <ActionLine done={done ? t.loggedOutOthers : null}>
          <Button aria-disabled={busy} onClick={() => void leaveOthers()}>
            {busy ? fields.busy : t.logoutOthers}
          </Button>
        </ActionLine>
      </div>
    </AccountSection>
  );
}
