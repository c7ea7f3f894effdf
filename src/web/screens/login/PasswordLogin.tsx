import { useState, type FormEvent } from 'react';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useMessages } from '#ui/language.tsx';
import { EmailField } from '../actions/EmailField.tsx';
import { OtherWay } from './OtherWay.tsx';

export interface EnteringProps {
  /** While a call may log in, the page doesn't lead a user on by itself. */
  onBusy: (busy: boolean) => void;
  onEntered: () => Promise<void>;
}

/** `onCode`: unset where the shop can't send a code. */
export function PasswordLogin({ onBusy, onEntered, onCode }: EnteringProps & { onCode?: () => void }) {
  const t = usePageTexts('login');
  const { fields } = useMessages();
  const session = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    onBusy(true);
    setFailure(null);
    try {
      await session.login({ email: String(form.get('email')), password: String(form.get('password')) });
      await onEntered();
    } catch (error) {
      setFailure(failureSentence(error, t.failed));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };

  return (
    <>
      {/* Without scripts nothing is sent, and no password gets into the address. */}
      <form method="dialog" onSubmit={(event) => void submit(event)}>
        <FormError>{failure}</FormError>
        <EmailField />
        <PasswordField
          label={fields.password}
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
          showLabel={fields.showPassword}
        />
        <Button type="submit" look="primary" wide aria-disabled={busy}>
          {busy ? fields.busy : t.submit}
        </Button>
      </form>
      {onCode && <OtherWay onPress={onCode}>{t.byCode}</OtherWay>}
    </>
  );
}
