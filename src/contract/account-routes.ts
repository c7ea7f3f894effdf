/** A separate file keeps the account page's API paths out of the other pages' scripts. */
import { apiPath } from './api-path.ts';

export const accountApi = {
  password: apiPath('/auth/password'),
  logoutOthers: apiPath('/auth/logout-others'),
} as const;
