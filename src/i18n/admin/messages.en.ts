import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import type { AdminMessages } from './message-types.ts';

const unread = (n: number) => `${n} unread`;

export const messagesEn: AdminMessages['messages'] = {
  title: 'Messages',
  states: { open: 'Open', answered: 'Answered', archived: 'Archive' },
  columns: { at: 'Date', from: 'From', message: 'Message', state: 'State' },
  filters: 'Filters',
  search: 'Search by name, email, phone or word',
  found: (n) => count('en', n, '1 message found', '', (many) => `${many} messages found`),
  clearSearch: 'Clear search',
  total: (n) => count('en', n, '1 message', '', (many) => `${many} messages`),
  unread,
  linkWith: (n) => (n === 0 ? 'Messages' : `Messages, ${unread(n)}`),
  list: 'Messages',
  isUnread: 'Unread',
  choose: 'Choose a message from the list to read it here.',
  gone: 'This message isn’t on this page of the list.',
  back: 'All messages',
  markUnread: 'Mark unread',
  markFailed: 'Not saved. Check your connection and try again.',
  markAnswered: 'Mark answered',
  markUnanswered: 'Not answered yet',
  archive: 'Archive',
  unarchive: 'Move out of archive',
  is: { open: 'Open', answered: 'Answered', archived: 'Archived' },
  done: {
    answered: 'Marked as answered.',
    unanswered: 'The message is open again.',
    archived: 'Moved to the archive.',
    unarchived: 'Moved out of the archive.',
    undo: 'Undo',
  },
  notDone: (reason) => `Not saved, so the message is back where it was. ${reason}`,
  whatsapp: 'WhatsApp',
  reply: 'Reply by email',
  replyHint: 'Opens in your email app, with the address and subject filled in.',
  mail: {
    waiting: 'The email to you is waiting to be sent',
    failed: 'Failed to send email',
    reason: (reason) => `The mail server said: ${reason}`,
    off: 'Emails aren’t sent from this shop yet, so new messages wait only here. You can answer right away from your own email: the reply button opens it.',
    resend: 'Send again',
    resending: 'Sending the email again.',
    resendFailed: 'The email couldn’t be sent again. Check your connection and try once more.',
  },
  noneOf: {
    open: 'No messages are waiting for an answer.',
    answered: 'No messages are marked as answered yet.',
    archived: 'The archive is empty.',
  },
  notFound: (query) => `No message with ${quoted('en', query)} here.`,
  none: 'No messages yet. Messages from the contact page will appear here.',
  failed: 'The messages couldn’t be loaded',
};
