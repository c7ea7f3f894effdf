import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { type Cluster, EMBEDDED, startCluster } from '../postgres-cluster.ts';

const MESSAGE = { name: 'Noa', email: 'noa@example.com', subject: 'Ring', message: 'Size 52?' };
/** More than the pool has connections. */
const CALLERS = 15;

let cluster: Cluster;
let db: Database;
beforeAll(async () => {
  cluster = await startCluster(EMBEDDED);
  db = await openDatabase({ kind: 'postgres', url: cluster.url }, { patience: 5_000 });
  await migrate(db);
});
afterAll(async () => {
  cluster.goOn();
  await db.destroy();
  await cluster.remove();
});

it('a shop survives a hanging PostgreSQL', async () => {
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }), db });
  const send = async () => {
    const { statusCode, headers, payload } = await app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      payload: MESSAGE,
    });
    return `${statusCode} ${JSON.parse(payload).code} ${headers['retry-after']}`;
  };
  const sendMany = () => Promise.all(Array.from({ length: CALLERS }, send));
  const taken = '202 undefined undefined';
  expect(new Set(await sendMany())).toEqual(new Set([taken]));

  cluster.hang();
  // First on connections that have worked, then on new ones.
  for (let round = 0; round < 2; round++) {
    expect(new Set(await sendMany())).toEqual(new Set(['503 database_unavailable 5']));
  }
  expect((await app.inject('/api/health')).statusCode).toBe(503);

  cluster.goOn();
  await expect.poll(send).toBe(taken);
  // No connection was reused in the middle of a query.
  expect(new Set(await sendMany())).toEqual(new Set([taken]));
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await app.close();
});
