/**
 * Which kept answer belongs to an address, as it was found out by reading the address once. One answer has many: for
 * its parameters may stand in any order.
 */
import type { Encoding } from './compression.ts';

/** Bounds of what is remembered; whoever makes up addresses makes it begin anew, which costs nobody an answer. */
const MAX_ADDRESSES = 1_000;
const MAX_LENGTH = 200;

export class ResponseKeys {
  readonly #keys = new Map<string, Record<Encoding, string>>();

  /** The name under which the answer is kept in this form; undefined when nobody has read this address. */
  keyOf(address: string, encoding: Encoding): string | undefined {
    return this.#keys.get(address)?.[encoding];
  }

  note(address: string, key: string): void {
    if (address.length > MAX_LENGTH || this.#keys.has(address)) return;
    if (this.#keys.size >= MAX_ADDRESSES) this.#keys.clear();
    this.#keys.set(address, { identity: key, br: formOf(key, 'br'), gzip: formOf(key, 'gzip') });
  }
}

/** A kept answer's name with the form in which it leaves. */
export function formOf(key: string, encoding: Encoding): string {
  return encoding === 'identity' ? key : `${encoding} ${key}`;
}
