/** Whoever is at the provider's page, perhaps in an old tab; they come back to the shop, or don't. */
import type { World } from '../world.ts';

export async function chooseAtPage(world: World): Promise<void> {
  const { random, provider } = world;
  const pages = world.customers.flatMap(({ pages }) => pages.slice(random.chance(0.7) ? -1 : -3));
  if (pages.length === 0) return;
  const page = random.pick(pages);
  const choice = random.weighted([
    [10, 'approve'],
    [3, 'bit'],
    [3, 'decline'],
    [1, 'cancel'],
  ]);
  const presses = random.chance(0.1) ? 2 : 1;
  const comesBack = random.chance(0.7);
  world.tell(`a payer chooses ${choice} at ${page.slice(-10)} ${comesBack ? 'and comes back' : ''}`);
  const [back] = await Promise.all(Array.from({ length: presses }, () => provider.choose(page, choice)));
  if (back && comesBack) await comeBack(world, back);
}

async function comeBack(world: World, url: string): Promise<void> {
  const shop = world.anyShop();
  if (!shop) return;
  const answer = await shop.call({ method: 'GET', url });
  world.expectFine(url, answer);
}
