/** localStorage and sessionStorage for browsers that refuse them: nothing here throws. */
export interface SafeStorage {
  /** `fallback` if the browser refuses storage; null if the key is not set. */
  get: (key: string, fallback?: string | null) => string | null;
  /** The stored value as it was given to `setJson`; null if there is none or it cannot be read. */
  getJson: (key: string) => unknown;
  /** False if the browser refuses storage or it is full. */
  set: (key: string, value: string) => boolean;
  setJson: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** `storage` is a function because in some browsers reading the global itself throws. */
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
