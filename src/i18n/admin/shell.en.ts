import type { AdminMessages } from './message-types.ts';

export const shellEn: AdminMessages['shell'] = {
  pageTitle: (page) => `${page}, Admin`,
  today: 'Today',
  tabsLabel: 'Running the shop',
  tabs: {
    users: 'Users',
    workshops: 'Workshops',
    shop: 'Shop',
    tutorials: 'Tutorials',
    'banner-texts': 'Banner texts',
  },
  viewSite: 'View site',
  noConnection: 'The server can’t be reached right now. Please check the connection and try again.',
  logout: {
    title: 'This device keeps drafts that aren’t saved',
    text: 'They can wait here until you sign in again, or be deleted. On a device that isn’t yours, better delete them.',
    keep: 'Log out and keep them',
    discard: 'Log out and delete them',
    stay: 'Stay here',
  },
};
