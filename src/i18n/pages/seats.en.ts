/** Of waiting lists and of seats that are given away, on whichever page they are. */
import handOverEn from './handOver.en.ts';
import ownSeatsEn from './ownSeats.en.ts';
import seatsInCartEn from './seatsInCart.en.ts';
import waitingEn from './waiting.en.ts';
import waitingPlaceEn from './waitingPlace.en.ts';

const seatsEn = {
  ...waitingEn,
  link: waitingPlaceEn,
  handOver: handOverEn,
  inCart: seatsInCartEn,
  own: ownSeatsEn,
};

export default seatsEn;
