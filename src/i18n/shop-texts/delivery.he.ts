import type { Shekels } from '#domain/money.ts';
import { formatPrice } from '../format.ts';
import { isolatedAddress } from '../isolated.ts';
import type { StatedFacts } from './facts.ts';

/** One sentence for each way that an order reaches its customer. */
export function deliveryLinesHe({ delivery, shop }: Pick<StatedFacts, 'delivery' | 'shop'>): string[] {
  const { pickup, courier, post } = delivery;
  const where = shop.address ? `איסוף: ${shop.address.he}.` : 'איסוף בתיאום מראש.';
  return [
    ...(pickup.on ? [pickup.note ? `${where} ${pickup.note.he}` : where] : []),
    ...(courier.on ? [method('שליח עד הבית', courier)] : []),
    ...(post.on ? [method('דואר', post)] : []),
    ...(courier.on || post.on ? [] : [pickup.on ? 'אין משלוחים.' : 'כרגע אין איסוף ואין משלוחים.']),
  ];
}

/** In one line: a title and its text. */
export function handoverHe({ delivery, shop }: Pick<StatedFacts, 'delivery' | 'shop'>): string {
  const { pickup, courier, post } = delivery;
  const isPickupOnly = pickup.on && !courier.on && !post.on;
  if (isPickupOnly) return `איסוף: ${shop.address ? `${shop.address.he}, ` : ''}בתיאום מראש.`;
  const ways = [
    ...(pickup.on ? ['איסוף'] : []),
    ...(courier.on ? [`שליח עד הבית (${shortPrice(courier)})`] : []),
    ...(post.on ? [`דואר (${shortPrice(post)})`] : []),
  ];
  const all = new Intl.ListFormat('he', { type: 'disjunction' }).format(ways);
  return `איך זה מגיע: ${all || 'כרגע אין איסוף ואין משלוחים'}.`;
}

function shortPrice({ price, freeFrom }: StatedFacts['delivery']['courier']): string {
  if (price === 0) return 'חינם';
  const free = freeFrom === null ? '' : `, חינם מ־₪${formatPrice(freeFrom)}`;
  return `₪${formatPrice(price)}${free}`;
}

function method(title: string, { price, freeFrom, days, note }: StatedFacts['delivery']['courier']): string {
  return [
    `${title}: ${price === 0 ? 'חינם' : sum(price)}`,
    freeFrom === null ? null : `חינם בקנייה של ${sum(freeFrom)} ומעלה`,
    days === null ? null : `${days[0]}–${days[1]} ימי עסקים`,
    note?.he ?? null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

const sum = (shekels: Shekels) => isolatedAddress(`₪${formatPrice(shekels)}`);
