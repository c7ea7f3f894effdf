import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { accountApi } from '#contract/account-routes.ts';
import type { NewsletterAct } from '#contract/routes.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { useMessages } from '#ui/language.tsx';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import styles from './NewsletterScreen.module.css';

interface ActFormProps {
  act: NewsletterAct;
  onDone: () => void;
  onEnded: () => void;
}

const PATHS: Record<NewsletterAct, () => string> = {
  confirm: accountApi.newsletterConfirmation,
  unsubscribe: accountApi.newsletterEnd,
};

export function ActForm({ act, onDone, onEnded }: ActFormProps) {
  const { [act]: t } = usePageTexts('newsletter');
  const { fields } = useMessages();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const session = useSession();
  const part = useKeptFocus<HTMLDivElement>();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press may come before the first one's state is rendered.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const token = new URLSearchParams(window.location.search).get('token') ?? '';
      await api.call({ path: PATHS[act](), method: 'POST', body: { token } });
      onDone();
      if (session.state.get().status === 'user') void session.refresh();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_ended') onEnded();
      else setFailure(failureSentence(error, t.failed));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <div ref={part}>
      {/* Without scripts nothing is sent by it. */}
      <form method="dialog" onSubmit={(event) => void submit(event)}>
        <FormError>{failure}</FormError>
        <Button type="submit" look="primary" wide aria-disabled={busy}>
          {busy ? fields.busy : t.act}
        </Button>
      </form>
      <noscript>
        <p className={styles.text}>{t.noScript}</p>
        {act === 'unsubscribe' && (
          // As a mail reader's own button: to this address, with its token.
          <form method="post">
            <button type="submit" name="List-Unsubscribe" value="One-Click" className={styles.plain}>
              {t.act}
            </button>
          </form>
        )}
      </noscript>
    </div>
  );
}
