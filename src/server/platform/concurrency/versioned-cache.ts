import { LRUCache } from 'lru-cache';
import { SingleFlight } from './single-flight.ts';

interface Bounds<Value extends {}> {
  max: number;
  maxBytes?: number;
  bytesOf?: (value: Value) => number;
}

export class VersionedCache<Value extends {}> {
  readonly #values: LRUCache<string, Value>;
  readonly #reads = new SingleFlight<Value>();
  #version = '';

  constructor({ max, maxBytes, bytesOf }: Bounds<Value>) {
    this.#values = new LRUCache<string, Value>({
      max,
      ...(maxBytes && bytesOf
        ? { maxSize: maxBytes, sizeCalculation: (value: Value) => Math.max(1, bytesOf(value)) }
        : {}),
    });
  }

  peek(version: string, key: string): Value | undefined {
    if (version !== this.#version) {
      this.#values.clear();
      this.#version = version;
    }
    return this.#values.get(key);
  }

  /** Concurrent callers share one `read`; failures and values of an older version aren't cached. */
  get(version: string, key: string, read: () => Promise<Value>): Value | Promise<Value> {
    return (
      this.peek(version, key) ??
      this.#reads.run(`${version} ${key}`, async () => {
        const value = await read();
        if (version === this.#version) this.#values.set(key, value);
        return value;
      })
    );
  }
}
