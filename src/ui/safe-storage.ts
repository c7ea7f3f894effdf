/** Storage for browsers that refuse localStorage and sessionStorage; nothing here throws. */
export interface SafeStorage {
  /** Null if the key is not set, `fallback` if the browser refuses storage. */
  get: (key: string, fallback?: string | null) => string | null;
  /** Null if there is none or it can't be parsed. */
  getJson: (key: string) => unknown;
  /** False if the browser refuses storage or it is full. */
  set: (key: string, value: string) => boolean;
  setJson: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** A function, because in some browsers reading the global throws. */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  const attempt = <Result>(action: (store: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(storage());
    } catch {
      return otherwise;
    }
  };
  const set = (key: string, value: string) =>
    attempt((store) => {
      store.setItem(key, value);
      return true;
    }, false);
  return {
    get: (key, fallback = null) => attempt((store) => store.getItem(key), fallback),
    getJson: (key) => attempt<unknown>((store) => JSON.parse(store.getItem(key) ?? 'null'), null),
    set,
    setJson: (key, value) => set(key, JSON.stringify(value)),
    remove: (key) => attempt((store) => store.removeItem(key), undefined),
    keys: () => attempt((store) => Object.keys(store), []),
  };
}

export const safeLocalStorage = createSafeStorage(() => localStorage);
export const safeSessionStorage = createSafeStorage(() => sessionStorage);
