import type { Texts } from '../message-types.ts';
import type checkoutHe from './checkout.he.ts';

const checkoutEn: Texts<typeof checkoutHe> = {
  title: 'One last look',
  text: 'Take a moment to check that everything is here.',
  pageTitle: 'Checkout',
  tableLabel: 'What’s in your cart',
  summary: 'Summary',
  accept: 'I accept the ',
  acceptTerms: 'Terms and Conditions',
  proceed: 'Proceed',
  proceedHint: 'Please accept the terms to proceed.',
  clear: 'Clear Cart',
  dialogTitle: 'Online payment is coming soon',
  dialogText: (percent) =>
    `Until then we’ll complete your order by phone or message; your cart is saved.${percent === null ? '' : ` On a first purchase I’ll take ${percent} off.`}`,
  dialogClose: 'Got it, thanks',
  mailSubject: (shop) => `An order at ${shop}`,
  orderIntro: 'Hello, I’d like to order:',
  orderLine: (title, quantity, total) => `${title} × ${quantity}: ${total}`,
  orderTotal: (total) => `Total: ${total}`,
  orderDetails: 'Name and phone: \nNotes (size, engraving): ',
  optionsFailed: 'The checkout didn’t load.',
};

export default checkoutEn;
