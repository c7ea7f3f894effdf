import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { User } from '#contract/auth.ts';
import { fullName } from '#domain/person.ts';
import { ApiError } from '#web/api/client.ts';
import { useSession } from '#web/features/session/context.tsx';
import { readToken } from '#web/features/session/token.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';

export function useRoleChange(user: User, onDone: () => void) {
  const { users: t } = useAdminMessages();
  const { adminApi, user: self } = useAdmin();
  const client = useQueryClient();
  const reason = useFailureReason();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = event.currentTarget.elements.namedItem('current') as HTMLInputElement;
    const role = user.role === 'user' ? 'superAdmin' : 'user';
    setBusy(true);
    setFailure(null);
    setWrong(null);
    try {
      await adminApi.setRole(user._id, { role, current: password.value });
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'wrong_password') {
        setWrong(error.message);
        password.select();
      } else setFailure(reason(error));
      return;
    }
    if (user._id === self._id) {
      // The server has ended this login, too; the admin leads to the login page.
      session.refused(readToken());
      showSnack({ severity: 'success', message: t.resigned });
      return;
    }
    onDone();
    const name = fullName(user);
    showSnack({ severity: 'success', message: (role === 'user' ? t.demoted : t.promoted)(name) });
    await client.invalidateQueries({ queryKey: keys.users() });
  };

  return { busy, failure, wrong, forget: () => setWrong(null), submit };
}
