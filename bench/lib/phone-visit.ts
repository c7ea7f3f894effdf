import type { Browser } from '@playwright/test';
import { type Watched, openPhone, scrollThrough } from './phone.ts';

/** In sight before the first interaction. */
export interface ShownPicture {
  address: string;
  /** File pixels over displayed pixels, in one direction; 1 is exact. */
  excess: number;
  /** CSS px. */
  width: number;
}

export interface Visit {
  /** ms; of a long task the part over 50, between the first paint and a quiet network. */
  blocked: number;
  watched: Watched;
  /** Bytes as transferred with headers, by kind (`Script`, `Font` …), until the network was quiet. */
  bytes: Record<string, number>;
  requests: number;
  elements: number;
  pictures: ShownPicture[];
  /** ms of a fixed task in the same page, which shows the machine's real slowdown. */
  calibration: number;
}

export async function visitOnPhone(browser: Browser, url: string): Promise<Visit> {
  const { tab, protocol, watched, close } = await openPhone(browser, 'he');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  protocol.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  const { firstPaint, longTasks } = await watched();
  const late = longTasks.filter(({ at }) => at >= firstPaint);
  const quiet = {
    blocked: late.reduce((sum, { took }) => sum + took - 50, 0),
    bytes: { ...bytes },
    requests: kinds.size,
    elements: await tab.evaluate(() => document.querySelectorAll('*').length),
    pictures: await tab.evaluate(shownPictures),
    calibration: await tab.evaluate(fixedWork),
  };
  await scrollThrough(tab);
  const visit = { ...quiet, watched: await watched() };
  await close();
  return visit;
}

async function shownPictures(): Promise<ShownPicture[]> {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && image.currentSrc !== '';
  });
  return Promise.all(
    inSight.map(async (image) => {
      // Without srcset: the file's own size instead of that from `sizes`.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const { width, height } = image.getBoundingClientRect();
      const needed = devicePixelRatio * Math.max(width, (height * file.naturalWidth) / file.naturalHeight);
      return { address: image.currentSrc, excess: file.naturalWidth / needed, width };
    }),
  );
}

/** In the page, ms. */
function fixedWork(): number {
  const begin = performance.now();
  let sum = 0;
  for (let step = 0; step < 20_000_000; step++) sum = (sum + step * 31) % 1_000_003;
  return performance.now() - begin + (sum < 0 ? 1 : 0);
}
