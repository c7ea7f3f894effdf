import type { Texts } from '../message-types.ts';
import type cancelHe from './cancel.he.ts';

const cancelEn: Texts<typeof cancelHe> = {
  title: 'Cancel an order',
  lead: 'No login and no explanation needed. The request counts from the moment you send it, and a confirmation is mailed at once.',
  pageDescription: 'Cancel an order by its number, without logging in. A confirmation is mailed at once.',
  noScript:
    'Sending this form needs JavaScript. You can also write or call; the contact details are on this page.',
  number: 'Order number',
  numberHint: 'It is in the subject of the confirmation email.',
  person: 'Email or phone from the order',
  text: 'What to cancel, and why if you like',
  optional: '(optional)',
  textHint: 'Left empty, this asks to cancel everything that can be canceled.',
  required: { number: 'The order number is missing.', person: 'An email or phone is missing.' },
  submit: 'Send request',
  sending: 'Sending the request',
  submitNote: 'The time of sending is what counts.',
  failed: 'The request wasn’t sent. Check the connection and try again.',
  waysTitle: 'Other ways',
  rulesTitle: 'What can be canceled',
  rules: 'The conditions, deadlines and cancellation fee are in the terms.',
  terms: 'Read the terms',
  sent: {
    title: 'The request was received',
    lead: 'If the details match an order, the confirmation is already in its inbox.',
    what: 'What was sent',
    order: 'Order',
    person: 'Email or phone',
    text: 'To cancel',
    everything: 'Everything that can be canceled',
    when: 'When',
    sum: 'The amount to be refunded is mailed to the address on the order, so nobody else sees it.',
    print: 'Print',
    again: 'Another request',
    time: (day, time) => `${day}, ${time}`,
  },
};

export default cancelEn;
