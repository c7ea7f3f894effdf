import type { Shekels } from '#domain/money.ts';
import { formatDuration } from '../duration.ts';
import { isolated, isolatedAddress } from '../isolated.ts';
import type { OrderMailWords } from './he.ts';
import { day, hours, moment, shortDay, sum } from './runs.ts';

const money = (amount: Shekels) => sum(amount);
const afterFee = (fee: Shekels) => (fee > 0 ? `, after a cancellation fee of ${money(fee)}` : '');

export const orderMailEn: OrderMailWords = {
  toOrder: (number) => `See order ${number}`,
  andMore: (title, more) => `${title} and ${more} more`,
  why: 'You’re getting this email because an order was placed on the site. It contains no advertising.',

  placed: {
    subject: (number, left, until) =>
      until === null
        ? `Order ${number} is saved: ${money(left)} to pay`
        : `Order ${number} is held until ${shortDay('en', until)}: ${money(left)} to pay`,
    heading: (name) => `Thank you, ${isolated(name)}. Your order is saved`,
    left: (left) => `There is ${money(left)} left to pay.`,
    until: (until) =>
      `What you ordered is held until ${moment('en', until)}. An order that isn’t paid by then is canceled by itself, and nothing is charged.`,
    howToPay: 'How to pay',
    drop: 'You can drop the order at any time before paying, on its page.',
  },
  confirmed: {
    subject: (number, paid, readyBy) =>
      readyBy === null
        ? `Order ${number} is confirmed: ${money(paid)} paid`
        : `Order ${number} is confirmed, ready around ${shortDay('en', readyBy)}`,
    subjectFree: (number) => `Order ${number} is confirmed`,
    heading: (name) => `Thank you, ${isolated(name)}. I have your order`,
    ordered: (iso) => `Ordered on ${day('en', iso)}.`,
    byCard: (paid, last4) =>
      last4 === null
        ? `You paid ${money(paid)} by card.`
        : `You paid ${money(paid)} with the card ending in ${isolatedAddress(last4)}.`,
    byBit: (paid) => `You paid ${money(paid)} with Bit.`,
    arranged: (paid) => `Your payment has arrived: ${money(paid)}.`,
    free: 'There was nothing to pay.',
    page: 'Everything is written here, and on the order’s page, which is updated as the work goes on.',
    notTaxDocument: 'This email confirms your order. It is not an invoice or a receipt.',
  },
  making: {
    subject: (number, title) => `Being made: ${title}, order ${number}`,
    heading: 'Work has begun',
    lead: (number) => `On the bench now, from order ${number}:`,
    more: {
      subject: (number, title) => `From the bench: ${title}, order ${number}`,
      heading: 'More from the bench',
    },
  },
  ready: {
    subject: (number, title, isPickup) =>
      `${isPickup ? 'Ready for pickup' : 'Ready to ship'}: ${title}, order ${number}`,
    heading: (isPickup) => (isPickup ? 'Ready for pickup' : 'Ready to ship'),
    lead: (number) => `Ready from order ${number}:`,
    setTime: (ways) => `To set a time, ${ways}.`,
    ways: {
      reply: 'reply to this email',
      call: (phone) => `call ${isolatedAddress(phone)}`,
      whatsapp: 'write on WhatsApp',
    },
    toWhatsapp: 'Message on WhatsApp',
    shipping: 'You’ll get another email when the parcel is on its way.',
  },
  sent: {
    subject: (number, tracking) =>
      tracking === null
        ? `Order ${number} is on its way`
        : `Order ${number} is on its way, tracking number ${tracking}`,
    heading: 'Your parcel is on its way',
    lead: (number) => `Sent from order ${number}:`,
    trackingHeading: 'Tracking',
    tracking: (tracking) => `Tracking number: ${isolatedAddress(tracking)}`,
    toTracking: 'Track the parcel',
  },
  refund: {
    subject: (number, amount) => `${money(amount)} refunded for order ${number}`,
    heading: (amount, fee) => `${money(amount)} refunded${afterFee(fee)}`,
    lead: (number) => `The refund is for order ${number}:`,
    other: 'Delivery or a further sum',
    sum: 'Amount',
    fee: 'Cancellation fee',
    total: 'Refunded',
    toCard: (last4) =>
      `The money goes back to ${last4 === null ? 'the card you paid with' : `the card ending in ${isolatedAddress(last4)}`}. When it shows there depends on the card company.`,
    toBit:
      'The money goes back with Bit, the way you paid. When it shows there depends on Bit and on your bank.',
    byHand: 'The money was returned directly, not through the payment provider.',
  },
  cancellation: {
    subjectReceived: (number) => `Your request to cancel order ${number} has arrived`,
    subjectCancelled: (number) => `Order ${number} is canceled`,
    subjectDecided: (number) => `Your request to cancel order ${number} is settled`,
    received: 'Your cancellation request has arrived',
    cancelled: (number) => `Order ${number} is canceled`,
    decided: 'Your cancellation request is settled',
    at: (iso) =>
      `Your request arrived on ${moment('en', iso)}. The cancellation counts from then and doesn’t depend on approval.`,
    asked: 'To be canceled:',
    refund: (amount) => `Refund: ${money(amount)}, within 14 days of your request.`,
    inWords:
      'Only the part that is written here is canceled. What is due comes back within 14 days of the request.',
    noFee: 'No cancellation fee is deducted, because of a defect or because it isn’t what was described.',
    sendBack: 'Please return what you already have, as we’ll arrange.',
    toRequest: 'See the cancellation request',
    written: 'What the request said',
    answer: 'The answer to your request',
    whatIsCancelled: 'Canceled:',
    nothingPaid: 'Nothing was paid, so there is nothing to refund.',
    refunded: (amount, paid, fee) =>
      `So far ${money(amount)} of ${money(paid)} was refunded${afterFee(fee)}.`,
    refundFollows: 'Every refund comes with an email of its own.',
  },
  expired: {
    subject: (number) => `The hold on order ${number} has ended`,
    heading: 'The hold has ended',
    lead: (number, until) =>
      until === null
        ? `Order ${number} wasn’t paid in time, so it was canceled.`
        : `Order ${number} wasn’t paid by ${moment('en', until)}, so it was canceled.`,
    headingLate: 'The payment came after the hold had ended',
    notCharged: 'Nothing was charged.',
    partly: (paid) =>
      `Until then ${money(paid)}, a part of it, arrived. It will be refunded, with an email of its own.`,
    again: 'What you ordered is back in the shop, and you can order it again while it’s there.',
    paidAnyway: 'If you have already paid, please write to me and we’ll sort it out.',
    subjectLate: (number) => `The payment for order ${number} came after its hold had ended`,
    late: (number, paid) =>
      `${money(paid)} arrived for order ${number} after its hold had ended, and what you ordered is no longer available. The money will be refunded, with an email of its own.`,
  },

  line: {
    quantity: (quantity, price) => `Quantity: ${quantity}, ${money(price)} each`,
    copies: (quantity) => `Quantity: ${quantity}`,
    givenTo: (name) => `Given to ${isolated(name)}`,
    madeToOrder: 'Made to order',
    kept: 'Ready, and kept for you',
    picture: 'There’s a photo of the work on your order’s page.',
    readyBy: (iso) => `Ready around ${shortDay('en', iso)}`,
    meeting: (iso, minutes) =>
      `${hours('en', iso, minutes)}, ${formatDuration('en', minutes).replaceAll(' ', '\u00A0')}`,
    toTutorial: 'Open the tutorial',
    toGive: 'Pass the seat on to someone else',
  },
  rights: {
    piece: 'You can cancel until 14 days after it is handed over',
    beforeMaking: 'You can cancel until work on it begins',
    unopened: 'You can cancel as long as none of its pages has been opened',
    until: (iso) => `You can cancel until the end of ${day('en', iso)}`,
    refund: (right, amount) => `${right}; ${money(amount)} comes back`,
    making_begun: 'Made for you, and work has begun, so it can’t be canceled',
    opened: 'The tutorial has been opened, so it can’t be canceled',
    seatLate: 'The last day to cancel has passed',
    seatBegun: 'The workshop has begun, so a seat can’t be canceled or passed on',
    giveSeat:
      'Until the first meeting you can pass your seat on to someone else, in your account or by replying to this email with a name and an email address.',
    pieceLate: 'It was handed over more than 14 days ago; the last day to cancel has passed',
  },
  sums: {
    firstOrder: 'First purchase',
    free: 'Free',
    total: 'Total',
    paid: 'Paid',
    left: 'Left to pay',
    vat: (rate, amount) => `Includes ${rate}% VAT: ${money(amount)}.`,
    notTaxDocument: 'This email is not an invoice or a receipt.',
  },
  delivery: {
    told: 'You’ll get an email when you can come for it.',
    address: (address) => `Address: ${address}`,
    hours: (hours) => `Hours: ${isolated(hours)}`,
    days: ([from, to]) => `${from}–${to} business days`,
    street: (street, house) => [street, house].filter((part) => part !== '').join(' '),
    entrance: (entrance) => `entrance ${entrance}`,
    floor: (floor) => `floor ${floor}`,
    apartment: (apartment) => `apt. ${apartment}`,
    postcode: (postcode) => `postcode ${postcode}`,
  },
  law: {
    heading: 'Canceling a purchase',
    how: (email, phone) =>
      `You can cancel on the order’s page or on the page for canceling a purchase${email === null ? '' : `, by email to ${isolatedAddress(email)}`}${phone === null ? '' : `, by phone at ${isolatedAddress(phone)}`}. Canceling doesn’t depend on approval. Until when is written beside each item.`,
    fee: (hasPiece) =>
      `If you cancel for any reason other than a defect, 5% of the price of what you cancel or ₪100, whichever is lower, is deducted${hasPiece ? ', and you pay for returning the product' : ''}. If you cancel because of a defect, because the product isn’t what was described or because it wasn’t supplied, nothing is deducted. The money comes back within 14 days of your notice.`,
    longer:
      'People with disabilities, people aged 65 and over and new immigrants can cancel within four months, if the purchase involved a conversation, messages included.',
    toCancel: 'Cancel a purchase',
    toTerms: 'Terms and Conditions',
  },
  seller: {
    heading: 'The seller',
    number: {
      exempt: (number) => `Exempt dealer no. ${isolatedAddress(number)}`,
      licensed: (number) => `Licensed dealer no. ${isolatedAddress(number)}`,
      company: (number) => `Company no. ${isolatedAddress(number)}`,
    },
    phone: (phone) => `Phone: ${isolatedAddress(phone)}`,
    email: (email) => `Email: ${isolatedAddress(email)}`,
  },
};
