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
