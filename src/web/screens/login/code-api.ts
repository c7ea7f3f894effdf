import { accountApi } from '#contract/account-routes.ts';
import type { CodeCheck, MailRequest } from '#contract/account.ts';
import type { Session } from '#contract/auth.ts';
import type { Api } from '#web/api/client.ts';

export function createCodeApi({ call }: Api) {
  return {
    ask: (body: MailRequest) => call<unknown>({ path: accountApi.code(), method: 'POST', body }),
    check: async (body: CodeCheck) =>
      (await call<{ data: Session }>({ path: accountApi.codeCheck(), method: 'POST', body })).data,
  };
}
