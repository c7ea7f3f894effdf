import { quoted } from '../quoted.ts';
import type { Texts } from '../message-types.ts';
import { count } from '../plural.ts';
import type checkoutHe from './checkout.he.ts';

const checkoutEn: Texts<typeof checkoutHe> = {
  title: 'One last look',
  text: 'Take a moment to check that everything is here.',
  pageTitle: 'Checkout',
  tableLabel: 'What’s in your cart',
  summary: 'Summary',
  proceedHint: 'Please accept the terms to proceed.',
  accept: 'I accept the ',
  acceptTerms: 'Terms and Conditions',
  byDate: 'Need it by a date? Write to me',
  optionsFailed: 'The checkout didn’t load.',
  cart: {
    count: (n) => count('en', n, '1 item', '', (many) => `${many} items`),
    columns: {
      type: 'Type',
      image: 'Image',
      product: 'Product',
      price: 'Price',
      quantity: 'Quantity',
      total: 'Total',
      actions: 'Actions',
    },
    types: { Item: 'Product', Workshop: 'Workshop', Tutorial: 'Tutorial' },
    remove: (title) => `Remove: ${title}`,
    clear: 'Clear Cart',
    clearTitle: 'Clear your cart?',
    clearText: 'Are you sure you want to clear your cart? This action cannot be undone.',
    clearConfirm: 'Clear',
    clearCancel: 'Keep it',
    onlyAvailable: (n) => `Only ${n} left`,
    noneAvailable: 'None left right now',
    noCancel: 'A seat can’t be canceled or passed on any more',
    cancelOver: 'It’s too late to cancel a seat, but it can be passed on',
    takenOut: 'Removed from your cart',
    bringBack: 'Undo',
    removed: {
      gone: (title) => `${quoted('en', title)} is no longer in the shop, so it was removed from your cart.`,
      past: (title) => `${quoted('en', title)} has already begun or ended, so it was removed from your cart.`,
      full: (title) => `${quoted('en', title)} is now full, so it was removed from your cart.`,
    },
  },
};

export default checkoutEn;
