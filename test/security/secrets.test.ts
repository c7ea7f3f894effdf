/** What must not appear in a log or a stolen database, at the most verbose level. */
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../app.ts';
import { databases, openEmptyDatabase } from '../databases.ts';
import { startMailServer } from '../mail-server.ts';
import { quickPasswords } from '../passwords.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';

const SECRETS = {
  password: 'the-secret-password',
  wrong: 'a-wrong-secret-password',
  bearer: 'forged-secret-bearer-token-of-43-characters',
  query: 'secret-in-the-query',
  cookie: 'secret-cookie-value',
  smtp: 'secret-of-the-mail-server',
  database: 'secret-of-the-database',
  message: 'secret-words-of-a-customer',
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function listening() {
  const lines: string[] = [];
  return { lines, logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } } };
}

function expectNoneOf(secrets: string[], text: string): void {
  for (const secret of secrets) expect(text, secret).not.toContain(secret);
}

describe.each(databases)('secrets on %s', (kind) => {
  it('never reach the log: passwords, tokens, headers, queries, messages', async () => {
    const { lines, logger } = listening();
    const app = await createTestApp(kind, {
      logger,
      env: { RATE_LIMIT: 'off' },
      passwords: quickPasswords().passwords,
    });
    closing.push(app.close);
    const person = { firstName: 'a', lastName: 'b', email: 'dana@example.com', password: SECRETS.password };
    const { token } = (await app.send('POST', api.register(), person)).body.data;
    const again = (await app.send('POST', api.login(), loginOf(person))).body.data.token;
    const headers = { authorization: `Bearer ${again}`, cookie: `token=${SECRETS.cookie}` };
    await app.send('POST', api.login(), { email: person.email, password: SECRETS.wrong });
    await app.send('POST', api.login(), { email: person.email, password: { $ne: SECRETS.wrong } });
    await app.send('POST', `${api.login()}?password=${SECRETS.query}`, {
      password: SECRETS.wrong,
      [SECRETS.password]: 1,
    });
    await app.send('POST', api.contactMessages(), {
      name: 'a',
      email: 'b@example.com',
      subject: 'c',
      message: SECRETS.message,
    });
    for (const url of [
      api.profile(),
      '/api/users',
      `/api/products?q=${SECRETS.query}`,
      `/nowhere?token=${SECRETS.query}`,
      '/api/%zz?x=' + SECRETS.query,
    ])
      await app.get(url, headers);
    for (const value of [SECRETS.bearer, `${SECRETS.bearer} x`, `"${SECRETS.bearer}"`])
      await app.get(api.profile(), { authorization: `Bearer ${value}` });
    await app.server.inject({
      method: 'POST',
      url: api.login(),
      headers: { 'content-type': 'application/json' },
      payload: `{"password":"${SECRETS.password}"`,
    });
    await app.send('POST', api.logout(), undefined, headers);
    // A fault whose error carries the request.
    await sql`drop table login_tokens`.execute(app.db);
    expect((await app.send('POST', api.login(), loginOf(person))).status).toBe(500);
    const text = lines.join('');
    expect(text).toContain('request failed');
    expectNoneOf([...Object.values(SECRETS), token, again, 'hash:'], text);
  });

  it('are never stored in the clear', async () => {
    const app = await createTestApp(kind, { env: { RATE_LIMIT: 'off' } });
    closing.push(app.close);
    const person = { firstName: 'a', lastName: 'b', email: 'dana@example.com', password: SECRETS.password };
    const { token } = (await app.send('POST', api.register(), person)).body.data;
    const stored = await dump(app);
    expect(stored).toContain('$argon2id$');
    expectNoneOf(
      [token, Buffer.from(token, 'base64url').toString('hex'), SECRETS.password, '127.0.0.1'],
      stored,
    );
    // The stored hash is no token, and an expired token stops working immediately.
    const [{ token_hash: hash }] = (await app.db
      .selectFrom('login_tokens')
      .select('token_hash')
      .execute()) as [{ token_hash: string }];
    expect((await app.get(api.profile(), { authorization: `Bearer ${hash}` })).status).toBe(401);
    const mine = { authorization: `Bearer ${token}` };
    expect((await app.get(api.profile(), mine)).status).toBe(200);
    await app.send('POST', api.logout(), undefined, mine);
    expect((await app.get(api.profile(), mine)).status).toBe(401);
    expect(await app.db.selectFrom('login_tokens').selectAll().execute()).toEqual([]);
  });
});

it('a refused mail password appears nowhere', async () => {
  const { lines, logger } = listening();
  const smtp = await startMailServer({ login: `no such login: ${SECRETS.smtp}` });
  closing.push(smtp.close);
  const env = {
    SMTP_URL: `smtp://shop:${SECRETS.smtp}@127.0.0.1:${smtp.port}`,
    SHOP_EMAIL: 'maker@shop.example',
    RATE_LIMIT: 'off',
  };
  const app = await createTestApp('sqlite', { logger, env, jobTimes: { patience: 50 } });
  closing.push(app.close);
  app.server.jobs.start();
  await app.send('POST', api.contactMessages(), {
    name: 'a',
    email: 'b@example.com',
    subject: 'c',
    message: SECRETS.message,
  });
  await app.server.jobs.idle();
  expect(await lastError(app)).toContain('535');
  const owner = await app.as('superAdmin');
  expectNoneOf(
    [SECRETS.smtp],
    lines.join('') + (await owner.get(api.contactMessages())).text + (await owner.get(adminApi.mail())).text,
  );
  expectNoneOf([SECRETS.message], lines.join(''));
});

describe('the password of an unreachable database', () => {
  const url = `postgres://shop:${SECRETS.database}@127.0.0.1:1/shop`;

  it('is not in the output of a failed start', async () => {
    const error = await openDatabase({ kind: 'postgres', url }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expectNoneOf([SECRETS.database], inspect(error, { depth: 10, showHidden: true }));
  });

  it('is in neither the log nor the answers of requests that need the database', async () => {
    const { lines, logger } = listening();
    const { db: first, address, close } = await openEmptyDatabase('postgres');
    await migrate(first);
    await sql.raw(`create role clerk superuser login password '${SECRETS.database}'`).execute(first);
    const login = Object.assign(new URL((address as { url: string }).url), {
      username: 'clerk',
      password: SECRETS.database,
    });
    const db = await openDatabase({ kind: 'postgres', url: login.href });
    const app = await buildApp({ config: readConfig({ DATABASE_URL: login.href }), db, logger });
    closing.push(
      () => db.destroy(),
      () => app.close(),
    );
    expect((await app.inject('/api/products/ring')).statusCode).toBe(404);
    // Removes the database.
    await close();
    const answer = await app.inject('/api/products/ring');
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(lines.join('')).toContain('request failed');
    expectNoneOf([SECRETS.database], lines.join('') + answer.body);
  });
});

it('the message about an invalid setting doesn’t repeat its value', () => {
  const env = {
    ADMIN_PASSWORD: 'short',
    SMTP_URL: `http://x:${SECRETS.smtp}@y`,
    DATABASE_URL: `mysql://x:${SECRETS.database}@y`,
  };
  for (const [name, value] of Object.entries(env)) {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} (?!.*${value === 'short' ? 'short' : 'secret'})`),
    );
  }
});

function loginOf({ email, password }: { email: string; password: string }) {
  return { email, password };
}

async function lastError(app: TestApp): Promise<string | null> {
  const [mail] = await app.db.selectFrom('jobs').select('last_error').execute();
  return mail?.last_error ?? null;
}

async function dump({ db }: TestApp): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
  return JSON.stringify(rows.map((result) => result.rows));
}
