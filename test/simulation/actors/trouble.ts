/** What goes wrong outside of the shop: at the provider, on the way to it, and by mail. */
import { CREATE_FAULTS, type FaultsInput } from '#server/payments/simulator/simulator-faults.ts';
import { CALM, ROUGH } from '../network.ts';
import type { World } from '../world.ts';

const FAULTS: readonly FaultsInput[] = [
  { notices: 0 },
  { notices: 3, noticeLast: true },
  { foreignNotice: true },
  { answer: 'error' },
  { answer: 'html' },
  { answer: 'silence' },
  { answer: 'pending' },
  { amount: 1 },
  { coin: 2 },
  { terminal: 9 },
  { returnValue: 'other' },
  { noDocument: true },
  { refund: 'refused' },
  { refund: 'silence' },
  { refund: 'silence_but_done' },
  { credit: 'refused' },
  { credit: 'silence' },
  { stays: true },
];

export async function breakPage(world: World): Promise<void> {
  const pages = world.provider.pages();
  if (pages.length === 0) return;
  const faults = world.random.pick(FAULTS);
  const page = world.random.pick(pages.slice(-4));
  world.tell(`the provider fails at ${page.slice(-6)}: ${JSON.stringify(faults)}`);
  await world.provider.fail(page, faults);
}

export async function failNextPage(world: World): Promise<void> {
  const fault = world.random.pick(CREATE_FAULTS);
  world.tell(`the provider's next page: ${fault}`);
  world.provider.failNext(fault);
}

export async function mendPages(world: World): Promise<void> {
  world.tell('the provider is as it should be');
  for (const page of world.provider.pages()) await world.provider.fail(page, {});
}

export async function changeWeather(world: World): Promise<void> {
  world.weather = world.weather === CALM ? ROUGH : CALM;
  world.tell(`the network is ${world.weather === CALM ? 'calm' : 'rough'}`);
}
