import type { Texts } from '../message-types.ts';
import type seatsInCartHe from './seatsInCart.he.ts';

const seatsInCartEn: Texts<typeof seatsInCartHe> = {
  there: (n) =>
    `${n === 1 ? 'A seat' : `${n} seats`} of this workshop ${n === 1 ? 'is' : 'are'} already in your cart.`,
  more: (n) => (n === 1 ? 'Add one more' : `Add ${n} more`),
};

export default seatsInCartEn;
