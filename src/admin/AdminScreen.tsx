/** The same HTML for everyone: the server guards the calls, and only a superAdmin loads the app. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { inLanguage, pages, type AdminSection } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useSessionRetry, useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { MAIN } from '#ui/main.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import type AdminApp from './AdminApp.tsx';
import styles from './AdminScreen.module.css';

/** Survives the remount by a change of language. */
let loaded: typeof AdminApp | null = null;

/** The editor shows texts of both languages. */
async function importApp() {
  const [module] = await Promise.all([import('./AdminApp.tsx'), ...LANGS.map(loadAdminMessages)]);
  loaded = module.default;
  return module;
}

export default function AdminScreen({ params }: ScreenProps<null>) {
  const { admin, common } = useMessages();
  const { Part, load } = useLazyPart(importApp);
  const App = Part ?? loaded;
  const [failed, setFailed] = useState(false);
  const open = async () => setFailed(!(await load()));
  const user = useAdminGuard(open);
  const retry = useSessionRetry() ?? (failed ? () => void open() : null);
  const { section, entry } = params as Partial<Record<string, string>>;
  if (App && user)
    return <App section={(section as AdminSection | undefined) ?? null} roster={entry ?? null} user={user} />;
  return (
    <>
      <PageHead title={admin.pageTitle} noindex />
      <main id={MAIN} tabIndex={-1} className={styles.wait}>
        <h1 className={styles.name}>{admin.pageTitle}</h1>
        {retry ? (
          <Button onClick={retry}>{common.retry}</Button>
        ) : (
          <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
        )}
      </main>
    </>
  );
}

function useAdminGuard(open: () => Promise<void>) {
  const { status, user } = useSessionState();
  const { toLogin } = useVisitorGate();
  const router = useRouter();
  const lang = useLang();
  const role = user?.role;
  useEffect(() => {
    if (status === 'visitor') toLogin();
    else if (role === 'superAdmin') void open();
    else if (role) void router.navigate({ href: inLanguage(lang, pages.home()), replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the status changes, not the address
  }, [status, role]);
  return role === 'superAdmin' ? user : null;
}
