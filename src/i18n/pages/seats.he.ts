/** Of waiting lists and of seats that are given away, on whichever page they are. */
import handOverHe from './handOver.he.ts';
import ownSeatsHe from './ownSeats.he.ts';
import seatsInCartHe from './seatsInCart.he.ts';
import waitingHe from './waiting.he.ts';
import waitingPlaceHe from './waitingPlace.he.ts';

const seatsHe = {
  ...waitingHe,
  link: waitingPlaceHe,
  handOver: handOverHe,
  inCart: seatsInCartHe,
  own: ownSeatsHe,
};

export default seatsHe;
