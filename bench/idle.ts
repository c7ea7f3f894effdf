/** `node bench/idle.ts [CONNECTIONS]`: idle, half-open and never reading connections (docs/reliability.md). */
import { type Socket, connect } from 'node:net';
import { api, pages } from '#contract/routes.ts';
import { probe } from './lib/probe.ts';
import { startMeasuredShop, temporaryFolder } from './lib/servers.ts';

const CONNECTIONS = Number(process.argv[2] ?? 10_000);
/** Fewer than the system queues for a server that has not accepted them yet. */
const BATCH = 200;

const shop = await startMeasuredShop(temporaryFolder());
const { hostname, port } = new URL(shop.url);
const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`;

const COMPANIES: Record<string, { count: number; begin: (socket: Socket) => void }> = {
  'idle after one answer': {
    count: CONNECTIONS,
    begin: (socket) => void socket.resume().write(request(api.health())),
  },
  'in the middle of a head': {
    count: CONNECTIONS / 2,
    begin: (socket) => void socket.resume().write('GET / HTTP/1.1\r\nhost: sh'),
  },
  'silent from the start': { count: CONNECTIONS / 2, begin: (socket) => void socket.resume() },
  'asking for 8 MB, reading nothing': {
    count: CONNECTIONS / 50,
    begin: (socket) => void socket.pause().write(request(api.products()).repeat(200)),
  },
};

await fetch(shop.url + pages.shop());
console.log(`before: ${await megabytes()} MB`);
for (const [name, { count, begin }] of Object.entries(COMPANIES)) {
  const endProbe = await probe(shop.url + api.health());
  const startedAt = performance.now();
  const sockets: Socket[] = [];
  let closed = 0;
  let allClosed = () => {};
  const gone = new Promise<void>((resolve) => (allClosed = resolve));
  while (sockets.length < count) {
    await Promise.all(
      Array.from({ length: Math.min(BATCH, count - sockets.length) }, async () => {
        const socket = await open();
        sockets.push(socket);
        socket.on('close', () => ++closed === count && allClosed());
        begin(socket);
      }),
    );
  }
  const full = await megabytes();
  const openFor = (performance.now() - startedAt) / 1_000;
  // A client that doesn't read notices the end when it tries to.
  if (name.includes('reading nothing')) await untilDropped(sockets);
  else await gone;
  const seconds = (performance.now() - startedAt) / 1_000;
  const { times, failures } = await endProbe();
  sockets.forEach((socket) => socket.destroy());
  console.log(
    `${count} ${name}: opened in ${openFor.toFixed(0)} s, ${full} MB; all gone after ${seconds.toFixed(0)} s, ${await megabytes()} MB; ` +
      `health meanwhile within ${Math.max(...times).toFixed(0)} ms, ${failures} of ${times.length} failed`,
  );
}
await shop.stop();

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => {});
      resolve(socket);
    });
  });
}

async function untilDropped(sockets: Socket[]): Promise<void> {
  while ((await shop.read('shop_requests_in_flight')) > 0)
    await new Promise((resolve) => setTimeout(resolve, 500));
  sockets.forEach((socket) => socket.resume());
}

async function megabytes(): Promise<string> {
  return ((await shop.read('process_resident_memory_bytes')) / 1e6).toFixed(0);
}
