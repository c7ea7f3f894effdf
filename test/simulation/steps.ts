/** What may happen next, and how often. */
import * as customer from './actors/customer.ts';
import * as maker from './actors/maker.ts';
import * as seats from './actors/seats.ts';
import { chooseAtPage } from './actors/payer.ts';
import { breakPage, changeWeather, failNextPage, mendPages } from './actors/trouble.ts';
import type { World } from './world.ts';

type Action = (world: World) => Promise<void>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Points until a crash; between commits and calls there is more to lose than between statements. */
const FUSES = { any: 80, committed: 12, call: 5 };

const ACTIONS: readonly (readonly [number, Action])[] = [
  [14, customer.fillAndOrder],
  [3, customer.orderInTwoTabs],
  [4, customer.pressAgain],
  [6, customer.goToPay],
  [2, customer.lookAtOrder],
  [4, customer.cancelOrder],
  [22, chooseAtPage],
  [3, maker.recordMoney],
  [12, maker.refund],
  [2, maker.cancel],
  [4, maker.moveLine],
  [2, maker.askAgain],
  [1, maker.answerRequest],
  [1, maker.makePieces],
  [5, seats.wait],
  [1, seats.leave],
  [2, seats.addByHand],
  [2, seats.removeByHand],
];

const STEPS: readonly (readonly [number, Action])[] = [
  [60, act],
  [6, breakPage],
  [2, failNextPage],
  [2, mendPages],
  [3, changeWeather],
  [12, waitSeconds],
  [6, waitMinutes],
  [2, waitHours],
  [2, crashNow],
  [14, crashSoon],
];

export async function step(world: World): Promise<void> {
  await reopen(world);
  await world.random.weighted(STEPS)(world);
  await world.activity.settle();
}

/** Several people at once, whose calls may last beyond this step. */
async function act(world: World): Promise<void> {
  const count = world.random.weighted([
    [6, 1],
    [3, 2],
    [1, 3],
  ]);
  for (let person = 0; person < count; person++) world.start(world.random.weighted(ACTIONS)(world));
}

async function reopen(world: World): Promise<void> {
  for (const shop of world.shops.filter(({ isDead }) => isDead)) {
    if (world.random.chance(0.3)) continue;
    world.shops = world.shops.filter((one) => one !== shop);
    await world.openShop();
    world.tell('a shop opens');
  }
}

async function waitSeconds(world: World): Promise<void> {
  const ms = world.random.below(90 * SECOND);
  world.tell(`${Math.round(ms / SECOND)} seconds pass`);
  await world.clock.pass(ms);
}

async function waitMinutes(world: World): Promise<void> {
  const ms = world.random.below(40 * MINUTE);
  world.tell(`${Math.round(ms / MINUTE)} minutes pass`);
  await world.clock.jump(ms);
}

async function waitHours(world: World): Promise<void> {
  const ms = world.random.below(30 * HOUR);
  world.tell(`${Math.round(ms / HOUR)} hours pass`);
  await world.clock.jump(ms);
}

async function crashNow(world: World): Promise<void> {
  world.anyShop()?.kill();
}

async function crashSoon(world: World): Promise<void> {
  const counts = world.random.pick(['any', 'committed', 'call'] as const);
  world.anyShop()?.crash.arm(1 + world.random.below(FUSES[counts]), counts);
  await act(world);
}
