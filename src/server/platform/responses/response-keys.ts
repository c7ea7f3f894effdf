import { LRUCache } from 'lru-cache';
import type { Encoding } from './compression.ts';

const MAX_URLS = 1_000;
const MAX_LENGTH = 200;

/** A known URL needs no parsing; several URLs have one response, because parameters come in any order. */
export class ResponseKeys {
  readonly #keys = new LRUCache<string, Record<Encoding, string>>({ max: MAX_URLS });

  keyOf(url: string, encoding: Encoding): string | undefined {
    return this.#keys.get(url)?.[encoding];
  }

  add(url: string, key: string): void {
    if (url.length > MAX_LENGTH || this.#keys.has(url)) return;
    this.#keys.set(url, { identity: key, br: keyOfForm(key, 'br'), gzip: keyOfForm(key, 'gzip') });
  }
}

export function keyOfForm(key: string, encoding: Encoding): string {
  return encoding === 'identity' ? key : `${encoding} ${key}`;
}
