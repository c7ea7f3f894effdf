import { IMPORT_LIMITS } from '#contract/imports.ts';
import { Semaphore } from '#server/platform/concurrency/semaphore.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { PictureState } from './picture-states.ts';
import { type PictureSources, PicturesByAddress } from './pictures-by-address.ts';

/** ms in a call: the shop and its proxies wait for a minute. */
const FETCH_TIME = 20_000;
const CHECK_TIME = 6_000;
const CONCURRENCY = 4;

interface WithPictures {
  pictures: PictureState[];
}

/** Fetches what arrives in the time of a call, the main pictures first; the rest keep waiting. */
export function fetchFirst(
  { fetchTime = FETCH_TIME, ...sources }: PictureSources & { fetchTime?: number },
  products: readonly WithPictures[],
): Promise<void> {
  const source = new PicturesByAddress(sources);
  return settleSome(products, fetchTime, (address, signal) => source.fetch(address, signal));
}

/** Finds what can be known without fetching. */
export function checkPictures(sources: PictureSources, products: readonly WithPictures[]): Promise<void> {
  const source = new PicturesByAddress(sources);
  return settleSome(products, CHECK_TIME, (address) => source.check(address));
}

async function settleSome(
  products: readonly WithPictures[],
  ms: number,
  settle: (address: string, signal: AbortSignal) => Promise<PictureState['outcome'] | null>,
): Promise<void> {
  const signal = AbortSignal.timeout(ms);
  const semaphore = new Semaphore({ concurrency: CONCURRENCY });
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const all = Promise.all(
    inTurn(products).map((picture) =>
      semaphore.run(async () => {
        if (signal.aborted) return;
        const outcome = await settle(picture.address, signal).catch((error: unknown) => {
          // What was busy or too slow is left to the job.
          if (signal.aborted || isBusy(error)) return null;
          throw error;
        });
        if (outcome && !signal.aborted) picture.outcome = outcome;
      }),
    ),
  );
  await Promise.race([all, ended]);
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'overloaded';
}

/** The first picture of each product, then the second of each. */
function inTurn(products: readonly WithPictures[]): PictureState[] {
  return Array.from({ length: IMPORT_LIMITS.pictures }, (_, index) =>
    products.flatMap(({ pictures }) => pictures[index] ?? []),
  ).flat();
}
