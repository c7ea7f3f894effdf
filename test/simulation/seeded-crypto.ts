/** In the place of `node:crypto` while a simulation runs, so that ids follow from the seed. */
import { Random } from './random.ts';

let random = new Random(0);

export function drawIdsFrom(source: Random): void {
  random = source;
}

export const seeded = {
  randomBytes: (length: number) => random.bytes(length),
  randomUUID: () => {
    const hex = random.bytes(16).toString('hex');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return [...parts, hex.slice(20)].join('-');
  },
};
