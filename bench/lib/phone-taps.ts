/** ms from the tap to the frame with its response. */
import type { Browser, Locator } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { loadMessages } from '#i18n/messages.ts';
import { customerWithCart } from './customers.ts';
import { type Phone, openPhone } from './phone.ts';

export type Taps = Record<'filter' | 'add to cart' | 'cart' | 'menu', number>;

/** A logged-in customer, in Hebrew: a visitor's add would go to the login. */
export async function tapsOnPhone(browser: Browser, url: string): Promise<Taps> {
  const { token } = await customerWithCart(url);
  const phone = await openPhone(browser, 'he', token);
  const { tab } = phone;
  const { nav, product, categories } = await loadMessages('he');
  await tab.goto(url + pages.shop(), { waitUntil: 'networkidle' });
  const banner = tab.getByRole('banner');
  const cart = tab.getByRole('dialog', { name: nav.cart });
  const chip = tab.getByRole('main').getByRole('link', { name: categories.goldsmith }).first();
  const filter = await tap(
    phone,
    chip,
    tab.locator('a[aria-current]', { hasText: categories.goldsmith }).first(),
  );
  // Drawing the other list is no part of the next tap.
  await tab
    .getByRole('article')
    .filter({ hasText: categories.cricut })
    .first()
    .waitFor({ state: 'detached' });
  const taps = {
    filter,
    'add to cart': await tap(
      phone,
      tab
        .getByRole('main')
        .getByRole('button', { name: product.addLabel('') })
        .first(),
      banner.getByRole('button', { name: nav.cartWith(1) }),
    ),
    cart: await tap(phone, banner.getByRole('button', { name: nav.cartWith(1) }), cart),
    menu: 0,
  };
  await tab.keyboard.press('Escape');
  await cart.waitFor({ state: 'detached' });
  taps.menu = await tap(
    phone,
    banner.getByRole('button', { name: nav.menu }),
    tab.getByRole('dialog', { name: nav.menu }),
  );
  await phone.close();
  return taps;
}

/** To the frame after the tap, not to the effect, which may wait for the network. */
async function tap({ tab, watched }: Phone, target: Locator, effect: Locator): Promise<number> {
  const before = (await watched()).presses.length;
  await target.tap();
  await effect.waitFor();
  // A tap is reported after its frame.
  await tab.evaluate(
    () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))),
  );
  const presses = (await watched()).presses.slice(before);
  // Faster than the browser reports.
  return Math.max(16, ...presses);
}
