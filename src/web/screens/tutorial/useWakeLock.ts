/** Keeps the screen awake while somebody reads with their hands at work, where the browser can (Screen Wake Lock API). */
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery or the browser's rules may refuse: the screen then dims as usual.
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    // The browser lets go of it by itself when the page is hidden.
    const onShow = () => void take();
    void take();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onShow);
      void lock?.release();
    };
  }, []);
}
