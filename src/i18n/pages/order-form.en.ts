import type { Texts } from '../message-types.ts';
import { quoted } from '../quoted.ts';
import checkoutEn from './checkout.en.ts';
import type orderFormHe from './order-form.he.ts';

const orderFormEn: Texts<typeof orderFormHe> = {
  ...checkoutEn,
  openOrder: {
    until: (number, moment) =>
      `Order ${number} is still waiting for its payment, and kept until ${moment}. What’s in the cart is another order.`,
    waits: (number) =>
      `Order ${number} is still waiting for its payment. What’s in the cart is another order.`,
    online: (number, moment) =>
      `Order ${number} of this cart is waiting for its payment, and kept until ${moment}.`,
    first: 'So that nothing is paid twice, pay for it or cancel it first.',
    show: 'View and Pay',
  },
  contactTitle: 'Your details',
  contactText: 'Anything missing from your account is saved to it.',
  emailHint: 'The confirmation goes here.',
  phoneHint: 'Only to arrange your order.',
  changes: {
    title: 'Something in your cart has changed',
    soldOut: (title) =>
      `${quoted('en', title)} has sold out and isn’t in the total. The order goes without it.`,
    owned: (title) =>
      `${quoted('en', title)} is already yours and isn’t in the total. The order goes without it.`,
    short: (title) =>
      `There is less of ${quoted('en', title)} now than in your cart. Please lower the quantity.`,
    price: (title, from, to) =>
      `The price of ${quoted('en', title)} changed from ${from} to ${to}. Pressing again sends the order at the new price.`,
  },
  deliveryTitle: 'How it reaches you',
  noDelivery:
    'There is no pickup or delivery at the moment, so pieces can’t be ordered. Workshops and tutorials can.',
  freeFrom: (sum) => `Free from ${sum}.`,
  free: 'Free',
  businessDays: (from, to) =>
    from === to ? `${from} business day${from === 1 ? '' : 's'}.` : `${from} to ${to} business days.`,
  address: {
    city: 'City',
    street: 'Street',
    house: 'Number',
    entrance: 'Entrance',
    floor: 'Floor',
    apartment: 'Apt.',
    postcode: 'Postcode',
    note: 'Note for the courier',
  },
  noteTitle: 'A note',
  noteLabel: 'Anything I should know',
  paymentTitle: 'How you pay',
  payments: { card: 'Card', bit: 'Bit', arrange: 'Arrange it with me' },
  consentsTitle: 'Before you send',
  consents: {
    madeToOrder: 'The piece is made for me, so it can’t be canceled once work on it has begun.',
    digital:
      'The tutorial opens once the payment arrives. It can’t be canceled after its first page was opened.',
  },
  madeForYou: 'Made for you: no canceling once work has begun.',
  fromPayment: 'Ready after payment, in',
  itemCount: (count) => (count === 1 ? '1 item' : `${count} items`),
  vatInside: 'Including VAT of',
  send: 'Send Order',
  pay: 'Go to Payment',
  confirm: 'Confirm Order',
  placing: 'One moment…',
  hints: {
    card: 'You’ll pay on the payment company’s secure page.',
    bit: 'You’ll pay on the payment company’s secure page.',
    arrange: 'Nothing to pay now. The next page has the details.',
    choose: 'Choose how you’d like to pay.',
    simulated: 'A demonstration: no money moves.',
  },
  notPlaced: 'No answer came. Nothing is lost: pressing again sends the same order.',
  quoteFailed: 'The total couldn’t be worked out.',
  problemsTitle: (count) =>
    count === 1 ? 'One thing is missing or not right:' : `${count} things are missing or not right:`,
  problems: {
    required: 'Required',
    email: 'An email address looks like name@example.com',
    phone: 'A phone number looks like 050-1234567',
    postcode: 'A postcode has seven digits',
    delivery: 'Please choose one',
    payment: 'Please choose one',
    consents: 'Please agree to each of these',
  },
  problemFields: {
    'contact.firstName': 'First name',
    'contact.lastName': 'Last name',
    'contact.email': 'Email',
    'contact.phone': 'Phone',
    'delivery.method': 'How it reaches you',
    'delivery.address.city': 'City',
    'delivery.address.street': 'Street',
    'delivery.address.house': 'Number',
    'delivery.address.entrance': 'Entrance',
    'delivery.address.floor': 'Floor',
    'delivery.address.apartment': 'Apartment',
    'delivery.address.postcode': 'Postcode',
    'delivery.address.note': 'Note for the courier',
    payment: 'How you pay',
    consents: 'Before you send',
  },
};

export default orderFormEn;
