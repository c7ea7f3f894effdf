import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { plain } from '#server/pictures/sample-pictures.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { Uploads } from './uploads.service.ts';

let app: TestApp;
let log: string[];
beforeEach(async () => {
  log = [];
  app = await createTestApp('sqlite', {
    logger: { level: 'error', stream: { write: (line) => void log.push(line) } },
  });
});
afterEach(() => app.close());

const asDataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
const picturesOnDisk = async () => (await readdir(app.filesDir)).filter((name) => name !== 'copies');
const codeOf = (thrown: unknown) => (thrown instanceof ApiError ? thrown.code : thrown);

describe('memory for uploads', () => {
  const newUploads = () => new Uploads({ db: app.db, files: app.files, now: () => new Date() });

  it('is bounded in bytes, and free again after an upload', () => {
    const uploads = newUploads();
    const largest = Math.ceil(BOUNDS.upload / 3) * 4;
    const leave = Array.from({ length: 8 }, () => uploads.reserve(largest));
    expect(() => uploads.reserve(largest)).toThrow(ApiError);
    leave[0]!();
    expect(() => uploads.reserve(largest)).not.toThrow();
  });

  it('is bounded in number: excess uploads are refused immediately, queued ones are served', async () => {
    const uploads = newUploads();
    const image = asDataUrl(await plain(90, 60).png().toBuffer());
    const ends = await Promise.allSettled(
      Array.from({ length: 60 }, () => uploads.store(image, () => false)),
    );
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map(({ reason }) => codeOf(reason))).toEqual(
      Array.from({ length: 19 }, () => 'overloaded'),
    );
    expect(await picturesOnDisk()).toHaveLength(1);
  });

  it('is not spent on disconnected senders, before the work or before the picture is stored', async () => {
    const image = asDataUrl(await plain(90, 60).png().toBuffer());
    for (const steps of [[true], [false, true]]) {
      const isGone = () => steps.shift() ?? true;
      expect(
        codeOf(
          await newUploads()
            .store(image, isGone)
            .catch((thrown: unknown) => thrown),
        ),
      ).toBe('malformed');
    }
    expect(await picturesOnDisk()).toEqual([]);
    expect(await app.db.selectFrom('files').selectAll().execute()).toEqual([]);
  });
});

describe('over a real connection', () => {
  beforeEach(() => app.server.listen({ port: 0, host: '127.0.0.1' }));

  async function connected(): Promise<Socket> {
    const { port } = app.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  async function headOf(length: number): Promise<string> {
    const { token } = await app.as('superAdmin');
    const lines = [
      `POST ${adminApi.upload()} HTTP/1.1`,
      'host: shop',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${length}`,
    ];
    return `${lines.join('\r\n')}\r\n\r\n`;
  }

  it('a body that is far too large is refused, not cut off in the middle', async () => {
    const socket = await connected();
    const body = Buffer.alloc(24 * 1024 * 1024, 'x');
    socket.write(await headOf(body.length));
    const sent = new Promise((resolve, reject) => {
      socket.write(body, (error) => (error ? reject(error) : resolve(null)));
    });
    const [[answer]] = await Promise.all([once(socket, 'data'), sent]);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413[^]+picture_too_large/);
    socket.destroy();
  });

  /** A call of which only `text` has been sent. */
  async function sending(text: string, length: number) {
    const arrived = once(app.server.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const socket = await connected();
    socket.write(`${await headOf(length)}${text}`);
    const [request, response] = await arrived;
    return { socket, request, response };
  }

  const end = async (socket: Socket) => {
    const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    socket.destroy();
    return String(answer);
  };

  it('a sender that falls silent is disconnected', async () => {
    const { socket, request, response } = await sending('{"image": "', BOUNDS.body);
    await once(request, 'data');
    response.emit('timeout');
    expect(await end(socket)).toBe('false');
  });

  it('a complete upload may queue for as long as it takes', async () => {
    const { save } = app.files;
    const turn = Promise.withResolvers<void>();
    const waiting = new Promise<void>((resolve) => {
      app.files.save = async (picture) => {
        resolve();
        await turn.promise;
        return save(picture);
      };
    });
    const body = JSON.stringify({ image: asDataUrl(await plain(90, 60).png().toBuffer()) });
    const { socket, response } = await sending(body, body.length);
    await waiting;
    response.emit('timeout');
    turn.resolve();
    expect(await end(socket)).toMatch(/^HTTP\/1\.1 200/);
  });

  it('an aborted upload leaves nothing behind and releases its reservation', async () => {
    const largest = Math.ceil(BOUNDS.upload / 3) * 4;
    for (let time = 0; time < 10; time++) {
      const { socket, request, response } = await sending(
        '{"image": "data:image/png;base64,iVBORw0KGgo',
        largest,
      );
      await once(request, 'data');
      socket.destroy();
      await once(response, 'close');
    }
    expect(await picturesOnDisk()).toEqual([]);
    expect(log).toEqual([]);
    const owner = await app.as('superAdmin');
    const image = asDataUrl(await plain(90, 60).png().toBuffer());
    expect((await owner.post(adminApi.upload(), { image })).status).toBe(200);
  });
});
