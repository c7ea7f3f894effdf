import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

const unread = (n: number) => `${n} unread`;

export const messagesEn: AdminMessages['messages'] = {
  title: 'Messages',
  total: (n) => count('en', n, '1 message', '', (many) => `${many} messages`),
  unread,
  linkWith: (n) => (n === 0 ? 'Messages' : `Messages, ${unread(n)}`),
  list: 'Messages',
  isUnread: 'Unread',
  choose: 'Choose a message from the list to read it here.',
  gone: 'This message isn’t on this page of the list.',
  back: 'All messages',
  markUnread: 'Mark as unread',
  markFailed: 'Not saved. Check your connection and try again.',
  reply: 'Reply by email',
  replyHint: 'Opens in your email app, with the address and subject filled in.',
  mail: {
    waiting: 'The email to you is waiting to be sent',
    failed: 'Failed to send email',
    reason: (reason) => `The mail server said: ${reason}`,
    off: 'No mail server is set up yet. Messages are saved here, and you’ll get the emails about them once there is one.',
    resend: 'Send again',
    resending: 'Sending the email again.',
    resendFailed: 'The email couldn’t be sent again. Check your connection and try once more.',
  },
  none: 'No messages yet. Messages from the contact page will appear here.',
  failed: 'The messages couldn’t be loaded',
};
