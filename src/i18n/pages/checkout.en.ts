import type { Texts } from '../message-types.ts';
import type checkoutHe from './checkout.he.ts';

const checkoutEn: Texts<typeof checkoutHe> = {
  title: 'Before we close it',
  text: 'A moment to see that everything is here.',
  pageTitle: 'Checkout',
  tableLabel: 'What is in the cart',
  summary: 'Summary',
  accept: 'I accept the ',
  acceptTerms: 'Terms and Conditions',
  proceed: 'Proceed',
  proceedHint: 'To proceed, please accept the terms.',
  clear: 'Clear Cart',
  pickup: 'Pickup at the studio in Herzliya, by appointment. No deliveries.',
  dialogTitle: 'Online payment opens soon',
  dialogText:
    'Until then we complete the order together, and your cart is kept. The 10% for a first purchase is taken off when we close it.',
  dialogClose: 'Got it, thanks',
  mailSubject: (shop) => `Order from ${shop}`,
  orderIntro: 'Hello, I would like to order:',
  orderLine: (title, quantity, total) => `${title} × ${quantity}: ${total}`,
  orderTotal: (total) => `Total: ${total}`,
};

export default checkoutEn;
