import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLogout } from '#web/shell/useLogout.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useMessages } from '#ui/language.tsx';
import { AccountSection, ActionLine } from './AccountSection.tsx';
import { useSaving } from './use-saving.ts';
import styles from './AccountScreen.module.css';

export function Logins() {
  const t = usePageTexts('account');
  const { account, fields } = useMessages();
  const { accountApi, busy, done, failure, save } = useSaving(t.notLoggedOut);
  const { logout, question } = useLogout();
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
        <div>
          <Button look="quiet" onClick={logout}>
            <Icon name="logout" size={20} />
            {account.logout}
          </Button>
        </div>
      </div>
      {question}
    </AccountSection>
  );
}
