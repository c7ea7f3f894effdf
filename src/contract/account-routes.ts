/** A separate file keeps the account page's API paths out of the other pages' scripts. */
export const accountApi = {
  password: () => '/api/auth/password',
  logoutOthers: () => '/api/auth/logout-others',
} as const;
