import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(width < 43.75rem)');

export function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = query();
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => query().matches,
  );
}
