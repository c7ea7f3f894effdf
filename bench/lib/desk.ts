/** The admin of a shop under measure: sells by arrangement, and adds what is sold. */
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { SAMPLES } from '#test/entry-inputs.ts';
import { call } from './customers.ts';
import { ADMIN, type RunningServer } from './servers.ts';

/** Returns the admin's token. */
export async function openDesk({ url }: Pick<RunningServer, 'url'>): Promise<string> {
  const { token } = await call(url, 'POST', api.login(), ADMIN);
  await call(url, 'PUT', adminApi.settings(), { payments: { arrange: { on: true } } }, token);
  return token;
}

/** The id of a piece or a workshop with so much left. */
export async function newEntry(
  url: string,
  kind: 'products' | 'workshops',
  left: number,
  admin: string,
): Promise<string> {
  const [{ imagePath }] = await call(url, 'GET', api.products());
  const { least } = SAMPLES[kind];
  const of = {
    products: { path: api.products(), stock: { imagePath, inventory: left } },
    workshops: { path: api.workshops(), stock: { participantLimit: left } },
  }[kind];
  return (await call(url, 'POST', of.path, { ...least, ...of.stock }, admin))._id as string;
}
