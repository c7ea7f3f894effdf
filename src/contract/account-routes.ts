/** A separate file keeps the API paths of accounts out of the other pages' scripts. */
import { apiPath } from './api-path.ts';

export const accountApi = {
  code: apiPath('/auth/code'),
  codeCheck: apiPath('/auth/code/verify'),
  password: apiPath('/auth/password'),
  seats: apiPath('/account/seats'),
  logoutOthers: apiPath('/auth/logout-others'),
  newsletterConfirmation: apiPath('/newsletter/confirm'),
  newsletterEnd: apiPath('/newsletter/unsubscribe'),
} as const;
