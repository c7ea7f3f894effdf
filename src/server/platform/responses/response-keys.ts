import { LRUCache } from 'lru-cache';
import type { Encoding } from './compression.ts';

const MAX_URLS = 1_000;
const MAX_LENGTH = 200;

/**
 * Maps a URL to the key of its cached response, so that a known URL needs neither parsing nor validation. Several URLs
 * lead to one response: parameters come in any order.
 */
export class ResponseKeys {
  readonly #keys = new LRUCache<string, Record<Encoding, string>>({ max: MAX_URLS });

  /** Undefined for a URL that hasn't been read yet. */
  keyOf(url: string, encoding: Encoding): string | undefined {
    return this.#keys.get(url)?.[encoding];
  }

  add(url: string, key: string): void {
    if (url.length > MAX_LENGTH || this.#keys.has(url)) return;
    this.#keys.set(url, { identity: key, br: keyOfForm(key, 'br'), gzip: keyOfForm(key, 'gzip') });
  }
}

/** The key of a cached response in this encoding. */
export function keyOfForm(key: string, encoding: Encoding): string {
  return encoding === 'identity' ? key : `${encoding} ${key}`;
}
