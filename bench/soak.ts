/** `node bench/soak.ts [MINUTES]` fails if the last third needs a tenth more memory than the second. */
import autocannon, { type Request } from 'autocannon';
import { api, pages } from '#contract/routes.ts';
import { cartChanges, uploads } from './lib/customers.ts';
import { median } from './lib/measure.ts';
import { startMeasuredShop, temporaryFolder } from './lib/servers.ts';

const MINUTES = Number(process.argv[2] ?? 10);
const CONNECTIONS = 8;
/** Samples of the memory, the same number in every run. */
const LOOKS = 30;
const GROWTH = 1.1;

const shop = await startMeasuredShop(temporaryFolder());
const { data: products } = await (await fetch(shop.url + api.products())).json();
const get = (path: string): Request => ({ path });
const read = [
  ...[
    pages.home(),
    pages.shop(),
    pages.workshops(),
    pages.tutorials(),
    pages.about(),
    '/no-such-page',
  ].flatMap((path) => [get(path), get(`/en${path}`)]),
  ...products.flatMap(({ _id, imagePath }: { _id: string; imagePath: string }) => [
    get(`/api/products/${_id}`),
    get(imagePath),
    get(`${pages.shop()}?seen=${_id}`),
  ]),
  get(api.products()),
  get(`${api.products()}?sort=priceLow`),
  get(`${api.products()}?sort=none`),
];
const changes = await cartChanges(shop.url, CONNECTIONS);
const pictures = await uploads(shop.url, 3);
// Two reads per change and an occasional upload, repeated as one list.
const requests = read.flatMap((one, index) => [
  one,
  ...(index % 2 ? [changes[index % changes.length]!] : []),
  ...(index % 40 === 20 ? [pictures[((index / 40) % 3) | 0]!] : []),
]);

const looks: { rss: number; heap: number }[] = [];
const look = async () => {
  const [rss, heap] = [
    await shop.read('process_resident_memory_bytes'),
    await shop.read('nodejs_heap_size_used_bytes'),
  ];
  looks.push({ rss: rss / 1e6, heap: heap / 1e6 });
  console.log(
    `${((looks.length * MINUTES) / LOOKS).toFixed(1)} min: ${(rss / 1e6).toFixed(0)} MB, of it heap ${(heap / 1e6).toFixed(0)} MB`,
  );
};
const timer = setInterval(() => void look(), (MINUTES * 60_000) / LOOKS);
const statuses = new Map<number, number>();
const { requests: asked, errors } = await autocannon({
  url: shop.url,
  connections: CONNECTIONS,
  duration: MINUTES * 60,
  timeout: 60,
  reconnectRate: 500,
  requests,
  setupClient: (client) =>
    client.on('response', (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1)),
});
clearInterval(timer);
await shop.stop();

const third = Math.floor(looks.length / 3);
const rssOf = (from: number, to?: number) => median(looks.slice(from, to).map(({ rss }) => rss));
const [second, last] = [rssOf(third, 2 * third), rssOf(2 * third)];
console.log(
  `${asked.total} requests; by status ${JSON.stringify(Object.fromEntries(statuses))}; broken ${errors}`,
);
console.log(`second third ${second.toFixed(0)} MB, last third ${last.toFixed(0)} MB`);
process.exit(last > second * GROWTH ? 1 : 0);
