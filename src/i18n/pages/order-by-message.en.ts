import type { Texts } from '../message-types.ts';
import type orderByMessageHe from './order-by-message.he.ts';

const orderByMessageEn: Texts<typeof orderByMessageHe> = {
  proceed: 'Proceed',
  dialogTitle: 'Online payment is coming soon',
  dialogText: (percent) =>
    `Until then we’ll complete your order by phone or message; your cart is saved.${percent === null ? '' : ` On a first purchase I’ll take ${percent} off.`}`,
  dialogClose: 'Got it, thanks',
  mailSubject: (shop) => `An order at ${shop}`,
  orderIntro: 'Hello, I’d like to order:',
  orderLine: (title, quantity, total) => `${title} × ${quantity}: ${total}`,
  orderTotal: (total) => `Total: ${total}`,
  orderDetails: 'Name and phone: \nNotes (size, engraving): ',
};

export default orderByMessageEn;
