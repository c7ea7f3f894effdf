import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong, timeoutOf } from '../long-run.ts';
import { startMailServer } from '../mail-server.ts';
import { type Cluster, EMBEDDED, startCluster } from '../postgres-cluster.ts';
import { type ShopAnswer, shopClient } from '../shop-client.ts';
import { endShopsAfterEach, startShop } from '../shop-process.ts';

const ROUNDS = isLong ? 10 : 2;

let cluster: Cluster;
let dir: string;
beforeAll(async () => {
  cluster = await startCluster(EMBEDDED);
  dir = mkdtempSync(join(tmpdir(), 'shop-restart-'));
});
afterAll(async () => {
  await cluster.remove();
  rmSync(dir, { recursive: true, force: true });
});
endShopsAfterEach();

it('a shop survives restarts of PostgreSQL', { timeout: timeoutOf(ROUNDS) }, async () => {
  const smtp = await startMailServer();
  const env = { SMTP_URL: smtp.url, SHOP_EMAIL: 'maker@shop.example', ADMIN_EMAIL: 'owner@shop.local' };
  const shop = await startShop({ DATA_DIR: join(dir, 'data'), DATABASE_URL: cluster.url, ...env });
  await shop.open;
  const call = shopClient(shop.url);
  const acknowledged: string[] = [];
  const refused = new Set<string>();
  const send = async (subject: string) => {
    const message = { name: 'Noa', email: 'noa@example.com', subject, message: 'Size 52?' };
    const answer = await call('POST', '/api/contact-messages', message);
    if (answer.status === 202) acknowledged.push(subject);
    else refused.add(told(answer));
    return answer.status;
  };
  const told = ({ status, body, headers }: ShopAnswer) =>
    `${status} ${body.code} ${headers.get('retry-after')}`;
  const aPage = async () => {
    const { status, headers } = await fetch(`${shop.url}/shop`);
    return `${status} ${headers.get('retry-after')}`;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const over = new AbortController();
    const writers = [1, 2, 3].map(async (writer) => {
      for (let turn = 0; !over.signal.aborted; turn++) await send(`${round} ${writer} ${turn}`);
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(round * 30 + 20);
    await cluster.end('SIGINT');
    expect(told(await call('GET', '/api/health'))).toBe('503 database_unavailable 5');
    // Cached responses are valid for one more second.
    await expect.poll(aPage).toBe('503 5');
    await cluster.start();
    over.abort();
    await Promise.all(writers);
    expect(await send(`after ${round}`)).toBe(202);
    expect((await fetch(`${shop.url}/shop`)).status).toBe(200);
    expect((await call('GET', '/api/health')).status).toBe(200);
  }
  expect([...refused]).toEqual(['503 database_unavailable 5']);
  // Every acknowledged message has its mail, even the last one before each restart.
  const arrived = () =>
    acknowledged.filter((subject) => !smtp.mails.some((mail) => mail.subject?.endsWith(subject)));
  await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toEqual([]);
  expect(await shop.end()).toMatchObject({ code: 0 });
  await smtp.close();
});
