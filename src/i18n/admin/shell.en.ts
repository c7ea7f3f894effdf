import type { AdminMessages } from './message-types.ts';

export const shellEn: AdminMessages['shell'] = {
  pageTitle: (page) => `${page}, Admin`,
  today: 'Today',
  tabsLabel: 'Shop administration',
  tabs: {
    users: 'Users',
    workshops: 'Workshops',
    shop: 'Shop',
    tutorials: 'Tutorials',
    'banner-texts': 'Banner texts',
  },
  settings: 'Settings',
  viewSite: 'View site',
  noConnection: 'The server can’t be reached right now. Please check your connection and try again.',
  logout: {
    drafts: {
      title: 'There are unsaved drafts on this device',
      text: 'They can wait here until you log in again, or be deleted from this device. If it isn’t yours, it’s better to delete them. What has reached your account waits for you there.',
      keep: 'Log out and keep them',
      discard: 'Log out and delete them',
    },
    marks: {
      title: 'This device has something that isn’t sent yet',
      text: 'Marks of a studio day, and drafts if there are any, can wait here until you log in again, or be deleted from this device. If it isn’t yours, it’s better to delete them.',
      keep: 'Log out and keep them',
      discard: 'Log out and delete them',
    },
    stay: 'Stay logged in',
  },
};
