import type { Texts } from '../message-types.ts';
import type cancelHe from './cancel.he.ts';

const cancelEn: Texts<typeof cancelHe> = {
  title: 'Cancel an order',
  lead: (mail) =>
    `No login and no explanation needed. The request counts from the moment you send it${mail ? ', and a confirmation is mailed at once' : ''}.`,
  pageDescription: (mail) =>
    `Cancel an order by its number, without logging in.${mail ? ' A confirmation is mailed at once.' : ''}`,
  noScript:
    'Sending this form needs JavaScript. You can also write or call; the contact details are on this page.',
  number: 'Order number',
  numberHint: (mail) =>
    mail ? 'It is in the subject of the confirmation email.' : 'It is at the top of the order’s page.',
  person: 'Email or phone from the order',
  what: {
    title: 'What to cancel?',
    all: 'Everything',
    allText: 'Whatever can be canceled in the order.',
    part: 'Part of the order',
    partLabel: 'What to cancel',
    partHint: 'For example: the workshop seat. The ring stays.',
  },
  groundsTitle: 'Only if it applies to you',
  defect: 'It has a defect, or isn’t what was described. Then there is no cancellation fee.',
  protected:
    'Aged 65 or over, with a disability, or within five years of immigrating, and we spoke or wrote before the purchase: 4 months to cancel.',
  said: {
    part: (what) => `Cancel: ${what}`,
    grounds: {
      defect: 'It has a defect, or isn’t what was described.',
      protected:
        'Aged 65 or over, with a disability, or within five years of immigrating, and we spoke or wrote before the purchase.',
    },
  },
  text: 'Anything to add',
  optional: '(optional)',
  required: {
    number: 'The order number is missing.',
    person: 'An email or phone is missing.',
    part: 'What to cancel is missing.',
  },
  submit: 'Send request',
  sending: 'Sending the request',
  submitNote: 'The time of sending is what counts.',
  failed: 'The request wasn’t sent. Check the connection and try again.',
  waysTitle: 'Other ways',
  rules: {
    title: 'What can be canceled',
    piece: 'Ready-made piece',
    pieceText: '14 days from receiving it.',
    madeToOrder: 'Made to order',
    madeToOrderText: 'Until work begins. A defect is always put right.',
    workshop: 'Workshop',
    workshopText: (days) => `Until ${days} days, not counting days of rest, before the first meeting.`,
    tutorial: 'Tutorial',
    tutorialText: 'Until the first page is opened.',
    fee: 'Cancellation fee: 5% or ₪100, whichever is lower. The money comes back within 14 days.',
    terms: 'Read the terms',
  },
  sent: {
    title: 'The request was received',
    lead: (mail) =>
      `If the details match an order that still has something to cancel, ${mail ? 'the confirmation is already in its inbox' : 'the request counts from now'}.`,
    what: 'What was sent',
    order: 'Order',
    person: 'Email or phone',
    text: 'To cancel',
    everything: 'Everything that can be canceled',
    when: 'When',
    sum: 'The amount to be refunded is mailed to the address on the order, so nobody else sees it.',
    print: 'Print',
    again: 'Another request',
    nextTitle: 'What happens now',
    next: [
      'The request was received.',
      'The studio looks at it. Even without an answer it counts from the time it was sent.',
      'What is due comes back within 14 days.',
    ],
    time: (day, time) => `${day}, ${time}`,
  },
  receipt: {
    pageTitle: (number) => `Cancellation request, order ${number}`,
    order: (number) => `Order ${number}`,
    badge: { open: 'Received', settled: 'Settled' },
    title: {
      open: 'Your cancellation request is in',
      settled: 'Your cancellation request was settled',
    },
    sent: (moment) => `Sent ${moment}.`,
    asked: 'What to cancel',
    copies: (quantity) => `Quantity: ${quantity}`,
    fee: 'Cancellation fee',
    noFee: 'There is no cancellation fee, since it has a defect or isn’t what was described.',
    back: { open: 'To be refunded', settled: 'Refunded' },
    by: (day) => `By ${day}`,
    inWords: 'Only the part named in the request is canceled, and the sum follows from it.',
    nothing: {
      open: 'Nothing has been paid yet, so nothing has to come back.',
      settled: 'The answer was sent by email.',
    },
    stepsTitle: 'What happens now',
    steps: {
      received: 'The request was received',
      waiting: 'The studio looks at it and returns what is due',
      returned: 'The money went back',
      answered: 'The request was settled',
    },
    print: 'Print',
    question: 'A question about the request',
    loading: 'Loading the request',
    loadFailed: 'The request couldn’t be loaded. Check the connection and try again.',
  },
};

export default cancelEn;
