import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 699px)');

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
