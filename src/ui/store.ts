import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let present = initial;
  return {
    get: () => present,
    set(value) {
      if (Object.is(present, value)) return;
      present = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `first` on the server and for the first render in the browser. */
export function useStore<Value>(store: Store<Value>, first: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => first);
}
