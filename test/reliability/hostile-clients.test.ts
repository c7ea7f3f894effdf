import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../app.ts';
import { type DatabaseKind, databasesOrOnly } from '../databases.ts';
import { noise } from '#server/pictures/sample-pictures.ts';
import { type Connection, connectTo } from './sockets.ts';

/** ms; a fraction of the shop's own. */
const TIMES = { head: 300, body: 100, silence: 500, rest: 300, check: 20 };
const CROWD = 100;

describe.each(databasesOrOnly('sqlite'))('a shop on %s with hostile clients', (kind: DatabaseKind) => {
  let app: TestApp;
  let url: string;
  const open = async (times?: typeof TIMES) => {
    app = await createTestApp(kind, { times });
    url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  };
  afterEach(() => app.close());

  const crowd = (begin: (connection: Connection, index: number) => void) =>
    Promise.all(
      Array.from({ length: CROWD }, async (_, index) => {
        const connection = await connectTo(url);
        begin(connection, index);
        return connection;
      }),
    );
  const connections = () =>
    new Promise<number>((resolve) => app.server.server.getConnections((_error, count) => resolve(count)));
  /** On a busy machine an honest request, too, may take longer than a fraction of the shop's times. */
  const expectServed = () =>
    expect
      .poll(() =>
        fetch(`${url}/api/health`).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(200);
  /** No connection is left, and new ones are served. */
  const expectFree = async () => {
    await expect.poll(connections, { timeout: 120_000 }).toBe(0);
    await expectServed();
    const message = { name: 'Noa', email: 'noa@example.com', subject: 'Ring', message: 'Size 52?' };
    expect((await app.send('POST', '/api/contact-messages', message)).status).toBe(202);
  };
  const upload = async () => {
    const { token } = await app.as('superAdmin');
    const image = `data:image/png;base64,${(await noise(300, 200).png().toBuffer()).toString('base64')}`;
    const body = JSON.stringify({ image });
    const head = `POST /api/files/upload HTTP/1.1\r\nhost: shop\r\nauthorization: Bearer ${token}\r\n`;
    return { head: `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`, body };
  };

  it('closes connections whose request never ends', async () => {
    await open(TIMES);
    const half = 'GET /api/products HTTP/1.1\r\nhost: shop\r\nx-slow: ';
    const body =
      'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
    const beginnings = [half, body, '', 'GET'];
    const all = await crowd(({ write }, index) => write(beginnings[index % beginnings.length]!));
    await expectServed();
    await Promise.all(all.map(({ closed }) => closed));
    await expectFree();
  });

  it('refuses a head that is too large, and hangs up', async () => {
    await open(TIMES);
    const all = await crowd(({ write }) =>
      write(`GET /api/products HTTP/1.1\r\nhost: shop\r\nx-large: ${'x'.repeat(100_000)}`),
    );
    for (const { closed } of all) expect(['', '4']).toContain((await closed).slice(9, 10));
    await expectFree();
  });

  it('stores nothing of aborted uploads', async () => {
    await open(TIMES);
    const { head, body } = await upload();
    const all = await crowd(({ write }, index) => write(head + body.slice(0, (body.length * index) / CROWD)));
    all.forEach(({ socket }, index) => (index % 2 ? socket.resetAndDestroy() : socket.end()));
    await Promise.all(all.map(({ closed }) => closed));
    await expectFree();
    expect(filesLeft()).toEqual([]);
  });

  it('stores nothing unfinished of uploads whose sender disconnects during the work', async () => {
    // The shop's own times: on a busy machine a request takes longer than a fraction of them.
    await open();
    const { head, body } = await upload();
    const all = await crowd(({ write }) => write(head + body));
    await all[0]!.until('"url"');
    all.forEach(({ socket }) => socket.resetAndDestroy());
    await expectFree();
    // What was begun for one of them may end after its connection.
    await expect.poll(filesLeft).toHaveLength(1);
    const { token } = await app.as('superAdmin');
    const again = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    };
    // Until what was begun has ended, there may be no room for another (503).
    await expect.poll(async () => (await fetch(`${url}/api/files/upload`, again)).status).toBe(200);
  });

  it('closes connections that request much and read nothing', async () => {
    await open(TIMES);
    for (let count = 0; count < 60; count++) await app.has.product({ description: 'x'.repeat(5_000) });
    const question = 'GET /api/products HTTP/1.1\r\nhost: shop\r\n\r\n';
    const all = await crowd(({ socket, write }) => {
      socket.pause();
      write(question.repeat(50));
    });
    await expectServed();
    await expectFree();
    all.forEach(({ socket }) => socket.destroy());
  });

  const filesLeft = () =>
    readdirSync(app.filesDir, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'copies');
});
