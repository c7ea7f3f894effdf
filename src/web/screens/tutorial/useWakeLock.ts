/** Screen Wake Lock API, where supported: the reader's hands are at work. */
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser may refuse, as on a low battery.
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    // The browser releases it when the page is hidden.
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
