/** People who wait for seats, and those whom the admin registers by hand. */
import { adminApi } from '#contract/admin-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { World } from '../world.ts';
import { callAs } from './customer.ts';

export async function wait(world: World): Promise<void> {
  const { random, goods } = world;
  const { token, contact } = random.pick(world.customers);
  const seats = random.pick([1, 1, 2, 3]);
  const call = { method: 'POST', url: seatApi.waitingList(goods.course), body: { seats } } as const;
  const { status, body } = await callAs(world, token, call);
  world.tell(`${contact.email} waits for ${seats}: ${status} ${body?.code ?? body.data.position}`);
}

export async function leave(world: World): Promise<void> {
  const { token, contact } = world.random.pick(world.customers);
  const call = { method: 'DELETE', url: seatApi.waitingList(world.goods.course) } as const;
  const { status } = await callAs(world, token, call);
  world.tell(`${contact.email} leaves the list: ${status}`);
}

export async function addByHand(world: World): Promise<void> {
  const { random, goods } = world;
  const body = { name: 'x', email: 'x@example.com', seats: random.pick([1, 2]) };
  const call = { method: 'POST', url: adminApi.attendees(goods.course), body } as const;
  const { status } = await callAs(world, goods.admin, call);
  world.tell(`the admin registers ${body.seats} by hand: ${status}`);
}

export async function removeByHand(world: World): Promise<void> {
  const { random, goods } = world;
  const { hands } = world.read();
  if (hands.length === 0) return;
  const url = adminApi.attendee(goods.course, random.pick(hands).id);
  const { status } = await callAs(world, goods.admin, { method: 'DELETE', url });
  world.tell(`the admin removes somebody: ${status}`);
}
