import { shekels } from '#contract/money.ts';
import { api } from '#contract/routes.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { formatPrice } from '#i18n/format.ts';
import type { Shop } from './fixtures.ts';

/** The header's cart button, whose name includes the number of pieces. */
export function cartButton(page: Page, { messages: { nav } }: Shop, quantity: number): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: quantity > 0 ? nav.cartWith(quantity) : nav.cart, exact: true });
}

/** Does `visit`, and waits until the page has read a user's cart. */
export async function untilCartRead(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const cart = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(api.cartOf('')));
  await visit();
  await (await cart).finished();
}

export async function openCart(page: Page, shop: Shop, quantity: number): Promise<Locator> {
  await cartButton(page, shop, quantity).click();
  const panel = page.getByRole('dialog', {
    name: quantity > 0 ? shop.messages.cart.title : shop.messages.cart.empty,
  });
  await expect(panel).toBeVisible();
  return panel;
}

/** The seven columns, in their order. */
export async function expectColumns(table: Locator, { messages: { cart } }: Shop): Promise<void> {
  const { type, image, product, price, quantity, total, actions } = cart.columns;
  const titles = [type, image, product, price, quantity, total, actions];
  await expect(table.getByRole('columnheader')).toHaveText(titles);
}

/** In the panel or on the checkout page. */
export function rowOf(place: Locator, title: string): Locator {
  return place.getByRole('row').filter({ has: place.page().getByText(title, { exact: true }) });
}

export function stepperOf(row: Locator, title: string, { messages: { product } }: Shop) {
  return {
    field: row.getByRole('textbox', { name: product.quantity(title) }),
    more: row.getByRole('button', { name: product.more }),
    less: row.getByRole('button', { name: product.less }),
  };
}

/** Two decimals, as in cart and checkout. */
export function exactly(amount: number): string {
  return `₪${formatPrice(shekels(amount), true)}`;
}

/** An error's snackbar is hidden from screen readers until it has the focus: its alert announces it. */
function snackbars(page: Page, { messages: { common } }: Shop): Locator {
  const region = page.getByRole('region', { name: common.notices });
  return region
    .getByRole('dialog', { includeHidden: true })
    .or(region.getByRole('alertdialog', { includeHidden: true }));
}

export function snackbar(page: Page, shop: Shop, text: string): Locator {
  return snackbars(page, shop).filter({ has: page.getByText(text, { exact: true }) });
}

/** All messages of the pages loaded from now on, in order, including dismissed ones. */
export async function noteMessages(page: Page, { messages: { common } }: Shop): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => void shown.push(text));
  await page.addInitScript((label) => {
    const known = new WeakSet<Element>();
    const look = () => {
      for (const snack of document.querySelectorAll(
        `[aria-label="${label}"] :is([role=dialog], [role=alertdialog])`,
      )) {
        if (known.has(snack)) continue;
        known.add(snack);
        (globalThis as unknown as { noteMessage: (text: string) => void }).noteMessage(snack.textContent);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, common.notices);
  return shown;
}

export function countPuts(page: Page): { items: unknown[][] } {
  const sent: { items: unknown[][] } = { items: [] };
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.items.push((request.postDataJSON() as { items: unknown[] }).items);
  });
  return sent;
}
