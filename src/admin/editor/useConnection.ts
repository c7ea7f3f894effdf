/** Whether the connection is there, as the browser and the calls tell. */
import { useEffect, useState } from 'react';

export function useConnection(): { offline: boolean; setOffline: (offline: boolean) => void } {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const gone = () => setOffline(true);
    const back = () => setOffline(false);
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
  return { offline, setOffline };
}
