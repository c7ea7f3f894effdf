import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endShopsAfterEach, startShop } from '../shop-process.ts';

const CROWD = 400;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shop-load-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
endShopsAfterEach();

it('a crowd is served up to the capacity, the rest is shed, and health and cached pages are served throughout', async () => {
  const shop = await startShop({ DATA_DIR: join(dir, 'data'), DEMO: 'on', LOG_LEVEL: 'info' });
  await shop.open;
  const ask = async (path: string) => {
    const answer = await fetch(shop.url + path);
    const text = await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      type: answer.headers.get('content-type'),
      text,
    };
  };
  await ask('/shop');
  let pending = CROWD;
  // New addresses, since cached pages cost nothing.
  const crowd = Array.from({ length: CROWD }, async (_, index) => {
    const answer = await ask(`/search?q=${index}`);
    pending--;
    return answer;
  });
  // The queue is full when the first response comes.
  await Promise.race(crowd);
  const beside = await Promise.all([ask('/api/health'), ask('/api/products'), ask('/shop')]);
  const waitingStill = pending;
  const answers = await Promise.all(crowd);
  const served = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  expect(served.length + shed.length).toBe(CROWD);
  expect(served.length).toBeGreaterThan(0);
  expect(shed.length).toBeGreaterThan(0);
  for (const { text, type, retryAfter } of shed) {
    expect({ type, retryAfter }).toEqual({ type: 'text/html; charset=utf-8', retryAfter: '5' });
    expect(text).toContain('<html lang="he" dir="rtl">');
  }
  expect(beside.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(waitingStill).toBeGreaterThan(0);
  expect((await ask('/shop')).status).toBe(200);
  expect(await shop.end()).toMatchObject({ code: 0, err: '' });
});
