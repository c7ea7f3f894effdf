import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

const unread = (n: number) => `${n} unread`;

export const messagesEn: AdminMessages['messages'] = {
  title: 'Messages',
  total: (n) => count('en', n, '1 message', '', (many) => `${many} messages`),
  unread,
  linkWith: (n) => (n === 0 ? 'Messages' : `Messages, ${unread(n)}`),
  list: 'The messages',
  isUnread: 'Unread',
  choose: 'A message chosen in the list opens here.',
  gone: 'This message is not on this page of the list.',
  back: 'All messages',
  markUnread: 'Mark as unread',
  markFailed: 'The mark was not saved. Check your connection and try again.',
  reply: 'Reply by email',
  replyHint: 'Opens in your mail program, with the address and the subject.',
  mail: {
    waiting: 'The email to you waits to be sent',
    failed: 'Failed to send email',
    reason: (reason) => `The mail server said: ${reason}`,
    off: 'No mail server has been set up yet. Messages are kept here, and the emails about them will be sent once there is one.',
    resend: 'Send again',
    resending: 'The email is being tried again now.',
    resendFailed: 'The email could not be sent again. Check your connection and try once more.',
  },
  none: 'No messages yet. What is written on the contact page will be here.',
  failed: 'The messages could not be loaded',
};
