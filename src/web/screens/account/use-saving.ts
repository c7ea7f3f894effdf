import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import type { RouterContext } from '#web/router-context.ts';
import { createAccountApi } from './account-api.ts';

type Problems = Readonly<Record<string, string>>;

/** One call at a time; a refusal is shown at its fields, else above the form. `failed` is for no answer. */
export function useSaving(failed: string) {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const accountApi = useMemo(() => createAccountApi(api), [api]);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});

  const save = async (form: HTMLFormElement | null, call: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setDone(false);
    setFailure(null);
    setProblems({});
    try {
      await call();
      setDone(true);
    } catch (error) {
      const found = problemsOf(error);
      setProblems(found);
      if (Object.keys(found).length === 0) setFailure(failureSentence(error, failed));
      focusFirst(form, found);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: string) => ({
    name,
    error: problems[name],
    onInput: () => {
      setDone(false);
      setProblems(({ [name]: _gone, ...rest }) => rest);
    },
  });
  return { accountApi, busy, done, failure, field, save };
}

function problemsOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  const field = { wrong_password: 'current', bad_code: 'code' }[error.code];
  return field ? { [field]: error.message } : error.fields;
}

function focusFirst(form: HTMLFormElement | null, problems: Problems): void {
  const first = [...(form?.elements ?? [])].find((element) => (element as HTMLInputElement).name in problems);
  (first as HTMLInputElement | undefined)?.focus();
}
