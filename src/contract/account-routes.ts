/** A separate file keeps the API paths of accounts out of the other pages' scripts. */
import { apiPath } from './api-path.ts';

export const accountApi = {
  code: apiPath('/auth/code'),
  codeCheck: apiPath('/auth/code/verify'),
  password: apiPath('/auth/password'),
  seats: apiPath('/account/seats'),
  passwordLink: apiPath('/auth/password/forgot'),
  passwordReset: apiPath('/auth/password/reset'),
  email: apiPath('/auth/email'),
  emailConfirmation: apiPath('/auth/email/confirm'),
  copy: apiPath('/auth/export'),
  account: apiPath('/auth/account'),
  tutorials: apiPath('/account/tutorials'),
  tutorialPlace: apiPath('/tutorials/:id/place'),
  logoutOthers: apiPath('/auth/logout-others'),
  newsletterConfirmation: apiPath('/newsletter/confirm'),
  newsletterEnd: apiPath('/newsletter/unsubscribe'),
} as const;
