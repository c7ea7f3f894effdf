import type { Texts } from '../message-types.ts';
import type ownSeatsHe from './ownSeats.he.ts';

const ownSeatsEn: Texts<typeof ownSeatsHe> = {
  have: (n) => (n === 1 ? 'You already have a seat here' : `You already have ${n} seats here`),
};

export default ownSeatsEn;
