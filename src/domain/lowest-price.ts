import { type Agorot, type Percent, agorot, discounted } from './money.ts';
import { type Choosable, extraRange } from './options.ts';

interface PricedProduct extends Pick<Choosable, 'options' | 'personalText'> {
  price: Agorot;
  discount: Percent;
}

/** To pay for the cheapest choices. */
export function lowestPrice({ price, discount, ...choosable }: PricedProduct): Agorot {
  return discounted(agorot(price + extraRange(choosable).least), discount);
}
