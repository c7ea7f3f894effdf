import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_LIMITS } from '../process-picture.ts';
import { type FetchPolicy, PUBLIC_INTERNET } from './fetch-policy.ts';
import { fetchPicture } from './fetch-picture.ts';

const BYTES = Buffer.from('a picture');

let server: Server;
let port: number;
let seen: IncomingMessage[];
let answer: RequestListener;

beforeEach(async () => {
  seen = [];
  answer = (_request, response) => response.end(BYTES);
  server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Every name is this machine, and every port is allowed; addresses are judged as given. */
function here(policy: Partial<FetchPolicy> = {}): FetchPolicy {
  return {
    resolve: async () => ['127.0.0.1'],
    allowsAddress: () => true,
    allowsPort: () => true,
    ...policy,
  };
}

const never = new AbortController().signal;
const fetched = (path = '/a.jpg', policy = here(), timeout?: number) =>
  fetchPicture(`http://pictures.example:${port}${path}`, {
    policy,
    signal: never,
    ...(timeout !== undefined && { timeout }),
  });

describe('a picture by address', () => {
  it('comes from the address that the policy resolved, and says nothing about the shop', async () => {
    expect(await fetched()).toEqual(BYTES);
    expect(seen[0]!.headers.host).toBe(`pictures.example:${port}`);
    expect(Object.keys(seen[0]!.headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('is followed over three redirects, not four', async () => {
    answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end(BYTES);
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    };
    expect(await fetched('/3')).toEqual(BYTES);
    await expect(fetched('/4')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is refused when a redirect leads inside', async () => {
    answer = ({ url }, response) => {
      if (url === '/a.jpg')
        response.writeHead(302, { location: `http://inside.example:${port}/secret` }).end();
      else response.end('secret');
    };
    const policy = here({
      resolve: async (host) => [host === 'inside.example' ? '10.0.0.1' : '127.0.0.1'],
      allowsAddress: (address) => address !== '10.0.0.1',
    });
    await expect(fetched('/a.jpg', policy)).rejects.toMatchObject({ code: 'address' });
    expect(seen).toHaveLength(1);
  });

  it.each(['file:///etc/passwd', 'http:///', 'gopher://127.0.0.1/'])(
    'is refused when a redirect leads to %j',
    async (location) => {
      answer = (_request, response) => response.writeHead(301, { location }).end();
      await expect(fetched()).rejects.toMatchObject({ code: 'address' });
    },
  );

  it('is refused when one of several addresses leads inside', async () => {
    const policy = here({
      resolve: async () => ['127.0.0.1', '192.168.0.1'],
      allowsAddress: (address) => address === '127.0.0.1',
    });
    await expect(fetched('/a.jpg', policy)).rejects.toMatchObject({ code: 'address' });
    expect(seen).toEqual([]);
  });

  it('is asked of one name once, so that a second answer can’t lead elsewhere', async () => {
    let asked = 0;
    const policy = here({
      resolve: async () => [asked++ === 0 ? '127.0.0.1' : '10.0.0.1'],
      allowsAddress: (address) => address === '127.0.0.1',
    });
    expect(await fetched('/a.jpg', policy)).toEqual(BYTES);
    expect(asked).toBe(1);
  });

  it.each([
    ['its length is announced', { 'content-length': PICTURE_LIMITS.bytes + 1 }],
    ['it isn’t', {}],
  ])('is refused when it is too large and %s', async (_when, headers) => {
    answer = (_request, response) => {
      response.writeHead(200, headers);
      const chunk = Buffer.alloc(1024 * 1024);
      const send = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    };
    await expect(fetched()).rejects.toMatchObject({ code: 'refused' });
  });

  it.each([404, 500, 204, 401])('is unreachable when the answer is %i', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(fetched()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is unreachable when nothing or too little comes in time', async () => {
    answer = () => {};
    await expect(fetched('/a.jpg', here(), 50)).rejects.toMatchObject({ code: 'unreachable' });
    answer = (_request, response) => response.writeHead(200).write('a');
    await expect(fetched('/a.jpg', here(), 200)).rejects.toMatchObject({ code: 'unreachable' });
    const resolve = () => new Promise<string[]>(() => {});
    await expect(fetched('/a.jpg', here({ resolve }), 50)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is unreachable when its name has no address or the connection fails', async () => {
    await expect(fetched('/a.jpg', here({ resolve: async () => [] }))).rejects.toMatchObject({
      code: 'unreachable',
    });
    answer = (request) => request.socket.destroy();
    await expect(fetched()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('stops with the reason of its signal', async () => {
    answer = () => {};
    const stop = new AbortController();
    const reason = new Error('enough');
    const fetching = fetchPicture(`http://pictures.example:${port}/`, {
      policy: here(),
      signal: stop.signal,
    });
    stop.abort(reason);
    await expect(fetching).rejects.toBe(reason);
  });
});

describe('on the public internet', () => {
  const publicly = (address: string, resolve = PUBLIC_INTERNET.resolve) =>
    fetchPicture(address, { policy: { ...PUBLIC_INTERNET, resolve }, signal: never });

  it('this machine is refused, under any name and in any spelling', async () => {
    const spellings = [
      `http://127.0.0.1:${port}/`,
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.0.0.1/',
      'http://0177.0.0.1/',
      'http://0/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://１２７.０.０.１/',
    ];
    for (const address of spellings)
      await expect(publicly(address), address).rejects.toMatchObject({ code: 'address' });
    const inside = async () => ['127.0.0.1'];
    await expect(publicly('http://localtest.example/', inside)).rejects.toMatchObject({ code: 'address' });
    expect(seen).toEqual([]);
  });

  it.each([
    'ftp://example.com/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'http://example.com:8080/a.jpg',
    'https://example.com:22/',
    'http://user:password@example.com/a.jpg',
    '/files/a.jpg',
    'a.jpg',
    '',
    'http://',
    `http://example.com/${'a'.repeat(8_000)}`,
  ])('%j is refused without asking anybody', async (address) => {
    const resolve = () => Promise.reject(new Error('asked'));
    await expect(publicly(address, resolve)).rejects.toMatchObject({ code: 'address' });
  });
});
