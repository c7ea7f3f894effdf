/** The cart as a customer meets it: its button in the header, its panel, its rows. */
import { shekels } from '#contract/money.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { formatPrice } from '#i18n/format.ts';
import type { Shop } from './fixtures.ts';

/** The header's bag, whose name says how much is in it. */
export function cartButton(page: Page, { messages: { nav } }: Shop, quantity: number): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: quantity > 0 ? nav.cartWith(quantity) : nav.cart, exact: true });
}

/** Opens the panel of a cart with so many pieces. */
export async function openCart(page: Page, shop: Shop, quantity: number): Promise<Locator> {
  await cartButton(page, shop, quantity).click();
  const panel = page.getByRole('dialog', {
    name: quantity > 0 ? shop.messages.cart.title : shop.messages.cart.empty,
  });
  await expect(panel).toBeVisible();
  return panel;
}

/** A line of the cart by its title, in the panel or on the checkout page. */
export function rowOf(place: Locator, title: string): Locator {
  return place.getByRole('row').filter({ has: place.page().getByText(title, { exact: true }) });
}

/** The parts of a product's row that change its quantity. */
export function stepperOf(row: Locator, title: string, { messages: { product } }: Shop) {
  return {
    field: row.getByRole('textbox', { name: product.quantity(title) }),
    more: row.getByRole('button', { name: product.more }),
    less: row.getByRole('button', { name: product.less }),
  };
}

/** A price as cart and checkout show it: two decimals. */
export function exactly({ lang }: Shop, amount: number): string {
  return `₪${formatPrice(lang, shekels(amount), true)}`;
}

/** Snackbars. An error's is hidden from screen readers until it has the focus: its alert says it. */
function snackbars(page: Page, { messages: { common } }: Shop): Locator {
  const region = page.getByRole('region', { name: common.notices });
  return region
    .getByRole('dialog', { includeHidden: true })
    .or(region.getByRole('alertdialog', { includeHidden: true }));
}

/** The snackbar with this text. */
export function snackbar(page: Page, shop: Shop, text: string): Locator {
  return snackbars(page, shop).filter({ has: page.getByText(text, { exact: true }) });
}

/** Every message that pages loaded from now on show, in their order: it stays here when the snackbar has gone. */
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

/** Counts the calls that change the cart. */
export function countPuts(page: Page): { items: unknown[][] } {
  const sent: { items: unknown[][] } = { items: [] };
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.items.push((request.postDataJSON() as { items: unknown[] }).items);
  });
  return sent;
}
