/** From a press in the admin's table of 5,000 products to the frame with the result, on a laptop and a slow phone. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import { api, pages } from '#contract/routes.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { firstVisit } from '../lib/browser.ts';
import { fillProducts } from '../lib/many-products.ts';
import {
  type Bench,
  type Line,
  type Measure,
  SCREENS,
  type Screen,
  kilobytes,
  median,
} from '../lib/measure.ts';
import { ADMIN, type RunningServer, startShop, temporaryFolder } from '../lib/servers.ts';

const PRODUCTS = 5_000;
/** ms that feel immediate on the laptop */
const BUDGET = 100;
/** Times slower than this machine. */
const PHONE_SLOWER = 4;
const ROUNDS = 5;
/** Each letter leaves fewer rows. */
const WORD = '2718';
const PRESSES = ['pointerdown', 'click', 'keydown'];

export const adminLists: Measure = {
  title: `The admin's table of ${PRODUCTS.toLocaleString('en')} products, from a press to what it shows`,
  async run({ shop: other, browser }) {
    await other.stop();
    const dataDir = temporaryFolder();
    await (await startShop(dataDir)).stop();
    await fillProducts(dataDir, PRODUCTS);
    const shop = await startShop(dataDir);
    try {
      const token = await logIn(shop);
      const lines = [await sizeOf(shop, token)];
      for (const screen of SCREENS.toReversed())
        lines.push(...(await pressesAt({ shop, browser }, token, screen)));
      return lines;
    } finally {
      await shop.stop();
    }
  },
};

async function logIn({ url }: RunningServer): Promise<string> {
  const answer = await fetch(url + api.login(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function sizeOf(shop: RunningServer, token: string): Promise<Line> {
  const whole = await fetched(shop, token, 'identity');
  const packed = await fetched(shop, token, 'br');
  const figure = `${kilobytes(whole.bytes)} in ${ms(whole.took)}; packed ${kilobytes(packed.bytes)} in ${ms(packed.took)}`;
  return { what: `GET ${adminApi.entries('products')}`, figure };
}

/** As transferred, which `fetch` doesn't report, and ms. */
async function fetched(
  { url }: RunningServer,
  token: string,
  encoding: string,
): Promise<{ bytes: number; took: number }> {
  const begin = performance.now();
  const request = get(url + adminApi.entries('products'), {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return { bytes, took: performance.now() - begin };
}

async function pressesAt(
  { shop, browser }: Pick<Bench, 'shop' | 'browser'>,
  token: string,
  screen: Screen,
): Promise<Line[]> {
  const isPhone = screen.width < 600;
  const { lists, shell } = await loadAdminMessages('he');
  const context = await firstVisit(browser, 'he', screen);
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const tab = await context.newPage();
  await tab.goto(shop.url + pages.admin(), { waitUntil: 'networkidle' });
  if (isPhone) {
    const protocol = await context.newCDPSession(tab);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWER });
  }

  const name = isPhone ? `${screen.width}, ${PHONE_SLOWER} times slower` : `${screen.width}`;
  const line = (what: string, times: number[]): Line => ({
    what: `${name}: ${what}`,
    figure: ms(median(times)),
  });
  const quick = (what: string, times: number[]): Line =>
    isPhone ? line(what, times) : { ...line(what, times), budget: ms(BUDGET), ok: median(times) <= BUDGET };
  const searchbox = tab.getByRole('searchbox');

  const bare = await tab.evaluate(readAndLayOut, {
    path: adminApi.entries('products'),
    token,
    rounds: ROUNDS,
  });
  const shown = await timed(tab, () => tab.getByRole('tab', { name: shell.tabs.shop }).click());
  const paged = await repeated(() => timed(tab, () => tab.getByRole('button', { name: lists.next }).click()));
  await searchbox.focus();
  const typed: number[] = [];
  for (const letter of WORD) typed.push(await timed(tab, () => tab.keyboard.press(letter)));
  await searchbox.fill('');
  const opened = await repeated(async () => {
    const took = await timed(
      tab,
      () => tab.locator('[data-row-link]').first().click(),
      '[role="dialog"] form',
    );
    await tab.keyboard.press('Escape');
    await tab.locator('[role="dialog"]').waitFor({ state: 'detached' });
    return took;
  });
  await context.close();
  return [
    { what: `${name}: for comparison: the list read and ten rows laid out`, figure: ms(median(bare)) },
    line('from the tab to its rows, the list fetched', [shown]),
    quick('to the next page', paged),
    quick('a letter in the search, the slowest of four', [Math.max(...typed)]),
    quick('to the open editor', opened),
  ];
}

/** ms to parse the list and to lay out ten bare rows, the least that a browser needs. */
async function readAndLayOut({
  path,
  token,
  rounds,
}: {
  path: string;
  token: string;
  rounds: number;
}): Promise<number[]> {
  const text = await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).text();
  return Array.from({ length: rounds }, () => {
    const begin = performance.now();
    const { data } = JSON.parse(text) as { data: { title: string; price: number }[] };
    const table = document.body.appendChild(document.createElement('table'));
    for (const { title, price } of data.slice(0, 10)) {
      const row = table.insertRow();
      for (const cell of [title, price]) row.insertCell().append(`${cell}`);
    }
    table.getBoundingClientRect();
    const took = performance.now() - begin;
    table.remove();
    return took;
  });
}

/** ms from the press to the first frame with other rows, or with the selector `expected`. */
async function timed(tab: Page, act: () => Promise<void>, expected: string | null = null): Promise<number> {
  const seen = tab.evaluateHandle(
    ({ expected: selector, presses }) => {
      const rows = () =>
        [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row')).join();
      const before = rows();
      const isThere = () =>
        selector ? document.querySelector(selector) !== null : rows() !== '' && rows() !== before;
      const shown = new Promise<number>((resolve) => {
        let pressed = 0;
        const note = ({ timeStamp }: Event) => (pressed ||= timeStamp);
        for (const press of presses) addEventListener(press, note, { capture: true, once: true });
        const look = () => {
          if (!pressed || !isThere()) return requestAnimationFrame(look);
          for (const press of presses) removeEventListener(press, note, { capture: true });
          // The frame has been painted when the next task runs.
          return setTimeout(() => resolve(performance.now() - pressed));
        };
        requestAnimationFrame(look);
      });
      return { shown };
    },
    { expected, presses: PRESSES },
  );
  const watch = await seen;
  await act();
  return watch.evaluate(({ shown }) => shown);
}

async function repeated(round: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) times.push(await round());
  return times;
}

const ms = (time: number) => `${Math.round(time)} ms`;
