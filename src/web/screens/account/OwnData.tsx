import { useRef, useState } from 'react';
import { accountApi as routes } from '#contract/account-routes.ts';
import type { Profile } from '#contract/auth.ts';
import { downloadFile } from '#web/api/download.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { readToken } from '#web/features/session/token.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { useMessages } from '#ui/language.tsx';
import { AccountSection, ActionLine } from './AccountSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { useSaving } from './use-saving.ts';
import styles from './OwnData.module.css';

/** Taking one's data along, and leaving. */
export function OwnData({ user }: { user: Profile }) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const { mail } = useFacts();
  const session = useSession();
  const { busy, done, failure, save } = useSaving(t.notDownloaded);
  const [leaving, setLeaving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const download = () =>
    save(null, () => downloadFile(routes.copy(), { token: readToken(), onRefused: session.refused }));
  return (
    <AccountSection title={t.dataTitle}>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <h3 className={styles.name}>{t.copyTitle}</h3>
          <p className={styles.text}>
            {t.copyText} {mail && !user.isEmailConfirmed && t.copyUnconfirmed}
          </p>
          <FormError>{failure}</FormError>
          <ActionLine done={done ? t.downloaded : null}>
            <Button aria-disabled={busy} onClick={() => void download()}>
              {busy ? fields.busy : t.download}
            </Button>
          </ActionLine>
        </li>
        {user.role === 'user' && (
          <li className={styles.way}>
            <h3 className={styles.name}>{t.deleteTitle}</h3>
            <p className={styles.text}>{t.deleteText}</p>
            <div>
              <Button ref={opener} look="quiet" onClick={() => setLeaving(true)}>
                {t.deleteAccount}
              </Button>
            </div>
            <DeleteAccount user={user} open={leaving} onOpenChange={setLeaving} opener={opener} />
          </li>
        )}
      </ul>
    </AccountSection>
  );
}
