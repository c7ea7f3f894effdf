/** One run: steps that its seed decides, and after each of them all that must hold. */
import { askAboutAll } from './actors/maker.ts';
import { mendPages } from './actors/trouble.ts';
import { calmFaults } from './invariants/calm.ts';
import { mailFaults } from './invariants/mails.ts';
import { moneyFaults } from './invariants/money.ts';
import { refundFaults } from './invariants/refunds.ts';
import { stateFaults } from './invariants/states.ts';
import { stockFaults } from './invariants/stock.ts';
import { workFaults } from './invariants/work.ts';
import { CALM } from './network.ts';
import { seedOfStep } from './random.ts';
import type { Rows } from './rows.ts';
import { step } from './steps.ts';
import type { Template } from './template.ts';
import { World } from './world.ts';

export interface Plan {
  seed: number;
  /** The numbers of the steps; what fails is told with fewer of them. */
  steps: readonly number[];
}

export interface Outcome {
  /** Empty: all held. */
  faults: string[];
  /** The number of the last step that was made. */
  last: number;
  trace: string[];
}

const MINUTE = 60_000;
const SETTLE = 1_000_000;

export function planOf(seed: number, length: number): Plan {
  return { seed, steps: Array.from({ length }, (_, number) => number) };
}

export async function run(template: Template, { seed, steps }: Plan): Promise<Outcome> {
  const world = await World.open(template, { seed, shops: seed % 4 === 0 ? 2 : 1 });
  let rows = world.read();
  const check = (isCalm = false) => {
    const before = rows;
    rows = world.read();
    return [...world.failures, ...faultsOf(world, rows, before), ...(isCalm ? calmFaults(rows, world) : [])];
  };
  try {
    for (const number of steps) {
      world.drawFrom(seedOfStep(seed, number));
      world.trace.push(`${number}:`);
      await step(world);
      const faults = check();
      if (faults.length > 0) return { faults, last: number, trace: world.trace };
    }
    world.drawFrom(seedOfStep(seed, SETTLE));
    for (const wait of await becomeCalm(world)) {
      await wait();
      const faults = check();
      if (faults.length > 0) return { faults, last: SETTLE, trace: world.trace };
    }
    return { faults: check(true), last: SETTLE, trace: world.trace };
  } finally {
    await world.close();
  }
}

function faultsOf(world: World, rows: Rows, before: Rows): string[] {
  return [
    ...moneyFaults(rows),
    ...refundFaults(rows, world.provider.credited),
    ...stockFaults(rows, world),
    ...stateFaults(rows, before),
    ...mailFaults(rows, world),
    ...workFaults(rows),
  ];
}

/** Nothing fails from here on; returns the waits after which all has come to an end. */
async function becomeCalm(world: World): Promise<(() => Promise<void>)[]> {
  const { clock } = world;
  world.tell('from here on nothing fails');
  world.weather = CALM;
  await mendPages(world);
  for (const shop of world.shops) shop.crash.arm(Infinity);
  world.shops = world.shops.filter(({ isDead }) => !isDead);
  if (world.shops.length === 0) await world.openShop();
  await world.activity.settle();
  const later = (minutes: number) => () => clock.jump(minutes * MINUTE);
  const askAll = async () => {
    world.start(askAboutAll(world));
    await world.activity.settle();
  };
  const goOn = () => clock.pass(2 * MINUTE);
  // What gives way to payments is done a moment after them.
  return [goOn, later(15), goOn, askAll, later(60), goOn, later(60), goOn];
}
