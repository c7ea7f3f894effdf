import { accountApi } from '#contract/account-routes.ts';
import type { AccountDeletion, EmailChange, MailRequest } from '#contract/account.ts';
import type { PasswordChange, ProfileChange, User } from '#contract/auth.ts';
import { api as routes } from '#contract/routes.ts';
import type { OwnTutorial } from '#contract/tutorials.ts';
import type { Api } from '#web/api/client.ts';
import { createSeatsApi } from '#web/screens/seats/seats-api.ts';

export function createAccountApi({ call }: Api) {
  return {
    seats: createSeatsApi({ call }).seats,
    tutorials: async () => (await call<{ data: OwnTutorial[] }>({ path: accountApi.tutorials() })).data,
    changeProfile: async (body: ProfileChange) =>
      (await call<{ data: User }>({ path: routes.profile(), method: 'PUT', body })).data,
    changePassword: (body: PasswordChange) =>
      call<null>({ path: accountApi.password(), method: 'PUT', body }),
    askForEmail: (body: EmailChange) => call<unknown>({ path: accountApi.email(), method: 'POST', body }),
    takeBackEmail: () => call<null>({ path: accountApi.email(), method: 'DELETE' }),
    askForCode: (body: MailRequest) => call<unknown>({ path: accountApi.code(), method: 'POST', body }),
    deleteAccount: (body: AccountDeletion) =>
      call<null>({ path: accountApi.account(), method: 'DELETE', body }),
    logoutOthers: () => call<null>({ path: accountApi.logoutOthers(), method: 'POST' }),
  };
}
