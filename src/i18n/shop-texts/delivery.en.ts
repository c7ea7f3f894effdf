import type { Shekels } from '#domain/money.ts';
import { formatPrice } from '../format.ts';
import { isolatedAddress } from '../isolated.ts';
import type { StatedFacts } from './facts.ts';

/** One sentence for each way that an order reaches its customer. */
export function deliveryLinesEn({ delivery, shop }: Pick<StatedFacts, 'delivery' | 'shop'>): string[] {
  const { pickup, courier, post } = delivery;
  const where = shop.address ? `Pickup: ${shop.address.en ?? shop.address.he}.` : 'Pickup by appointment.';
  return [
    ...(pickup.on ? [pickup.note ? `${where} ${pickup.note.en ?? pickup.note.he}` : where] : []),
    ...(courier.on ? [method('Courier to your door', courier)] : []),
    ...(post.on ? [method('Post', post)] : []),
    ...(courier.on || post.on
      ? []
      : [pickup.on ? 'There is no delivery.' : 'There is no pickup or delivery at the moment.']),
  ];
}

/** In one line: a title and its text. */
export function handoverEn({ delivery, shop }: Pick<StatedFacts, 'delivery' | 'shop'>): string {
  const { pickup, courier, post } = delivery;
  const address = shop.address?.en ?? shop.address?.he;
  const isPickupOnly = pickup.on && !courier.on && !post.on;
  if (isPickupOnly) return `Pickup: ${address ? `${address}, by` : 'By'} appointment.`;
  const ways = [
    ...(pickup.on ? ['pickup'] : []),
    ...(courier.on ? [`courier to your door (${shortPrice(courier)})`] : []),
    ...(post.on ? [`post (${shortPrice(post)})`] : []),
  ];
  const all = new Intl.ListFormat('en', { type: 'disjunction' }).format(ways);
  return `How it reaches you: ${all || 'no pickup or delivery at the moment'}.`;
}

function shortPrice({ price, freeFrom }: StatedFacts['delivery']['courier']): string {
  if (price === 0) return 'free';
  const free = freeFrom === null ? '' : `, free from ₪${formatPrice(freeFrom)}`;
  return `₪${formatPrice(price)}${free}`;
}

function method(title: string, { price, freeFrom, days, note }: StatedFacts['delivery']['courier']): string {
  return [
    `${title}: ${price === 0 ? 'free' : sum(price)}`,
    freeFrom === null ? null : `free on purchases of ${sum(freeFrom)} or more`,
    days === null ? null : `${days[0]}–${days[1]} business days`,
    note?.en ?? note?.he ?? null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

const sum = (shekels: Shekels) => isolatedAddress(`₪${formatPrice(shekels)}`);
