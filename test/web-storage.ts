/** A browser's storage for unit tests, which run without a browser. */
import { vi } from 'vitest';

type StorageName = 'localStorage' | 'sessionStorage';

export function stubStorage(name: StorageName): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  return values;
}

/** Like a browser that blocks storage. */
export function stubRefusedStorage(name: StorageName): void {
  const refuse = () => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  };
  vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
}

/** A storage whose keys are its own properties, as in a browser. */
export function aDevice(): object {
  const store: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(store, {
    getItem: hidden((key: string) => (Object.hasOwn(store, key) ? store[key] : null)),
    setItem: hidden((key: string, value: string) => void (store[key] = value)),
    removeItem: hidden((key: string) => void delete store[key]),
  });
}
