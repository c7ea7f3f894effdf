import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { createLogger } from './logging.ts';
import { currentRequest } from '../http/request-context.ts';
import { logSlowQuery } from './slow-queries.ts';

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  path?: string;
  mail?: string;
}

describe('the log', () => {
  let app: TestApp;
  let lines: Line[];
  const open = async (level: string, options: Parameters<typeof createTestApp>[1] = {}) => {
    lines = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    app = await createTestApp('sqlite', { logger: { level, stream }, ...options });
  };
  const saying = (msg: string) => lines.filter((line) => line.msg === msg);
  afterEach(() => app?.close());

  /** Calls the API as a rendered page does. */
  const pageOfProducts = async (scope: TestApp['server']) => {
    scope.get('/page', async () => (await app.server.inject('/api/products')).json());
  };

  it('logs one line per request, with the id of its response', async () => {
    await open('info');
    const { headers } = await app.get('/api/products?category=cricut');
    expect(lines).toMatchObject([{ msg: 'request', path: '/api/products', reqId: headers['x-request-id'] }]);
  });

  it('never takes the id from the caller', async () => {
    await open('info');
    const { headers } = await app.get('/api/products', { 'x-request-id': 'chosen-by-the-caller' });
    expect(headers['x-request-id']).not.toBe('chosen-by-the-caller');
    expect(JSON.stringify(lines)).not.toContain('chosen-by-the-caller');
  });

  it('logs one line per page; its calls share the id and are logged at debug', async () => {
    await open('debug', { pages: pageOfProducts });
    const { headers } = await app.get('/page');
    const reqId = headers['x-request-id'];
    expect(saying('request')).toMatchObject([{ path: '/page', reqId }]);
    expect(saying('part of a page')).toMatchObject([{ path: '/api/products', reqId, level: 20 }]);
  });

  it("logs an error deep inside a page with the request's id", async () => {
    await open('info', { pages: pageOfProducts });
    await app.db.schema.dropTable('products').execute();
    const { headers } = await app.get('/page');
    expect(saying('request failed')).toMatchObject([{ level: 50, reqId: headers['x-request-id'] }]);
  });

  it('connects a request with its mail', async () => {
    await open('info');
    const message = { name: 'Noa', email: 'noa@example.com', subject: 'Ring', message: 'Size 52?' };
    const { headers } = await app.send('POST', '/api/contact-messages', message);
    const [mail] = await app.db.selectFrom('jobs').select('id').execute();
    expect(saying('a mail was put in')).toMatchObject([{ mail: mail!.id, reqId: headers['x-request-id'] }]);
  });

  it('gives ids that tell nothing of the traffic', async () => {
    await open('silent');
    const ids = [];
    for (let asked = 0; asked < 20; asked++) ids.push((await app.get('/api/health')).headers['x-request-id']);
    expect(new Set(ids.map((id) => String(id).slice(0, 8))).size).toBe(20);
    expect(ids.toSorted()).not.toEqual(ids);
  });

  it("logs a slow query with the request's id and without its values", async () => {
    const ask = async () => {
      logSlowQuery(499, 'select 1');
      logSlowQuery(900.4, 'select * from users where email = ?');
      return { id: currentRequest()?.id };
    };
    await open('warn', {
      pages: async (scope) => {
        scope.get('/page', ask);
        scope.post('/page', ask);
      },
    });
    const answers = [await app.get('/page'), await app.send('POST', '/page', { with: 'a body' })];
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(answers.map(({ body }) => body.id)).toEqual(ids);
    const statement = 'select * from users where email = ?';
    expect(lines).toMatchObject(
      ids.map((reqId) => ({ level: 40, msg: 'a slow query', ms: 900, statement, reqId })),
    );
  });

  it('says nothing below its level', async () => {
    await open('warn');
    await app.get('/api/products');
    expect(lines).toEqual([]);
  });
});

it('counts the lines at error and above', () => {
  let errors = 0;
  const logger = createLogger({ level: 'info', stream: { write: () => {} }, onError: () => errors++ });
  logger.warn('once');
  expect(errors).toBe(0);
  logger.error('twice');
  logger.child({ reqId: 'a' }).fatal('three times');
  expect(errors).toBe(2);
});
