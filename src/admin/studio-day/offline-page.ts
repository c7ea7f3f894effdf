/** The studio day's page opens without a network, too: a worker keeps it (docs/decisions/0045-studio-day.md). */
import { STUDIO_DAY_WORKER } from '#contract/admin-routes.ts';
import { inLanguage } from '#contract/routes.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { workerAddress } from './worker-address.ts';

/** Of the worker's caches. */
const CACHES = 'studio-day ';

/** In a browser without workers, and at an address without TLS, the page needs a network to open. */
export async function keepPage(lang: Lang): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerAddress(lang), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: location.pathname }, []);
  } catch (error) {
    // Without a network it may be there from before, and otherwise everything else works.
    if (navigator.onLine) console.error(error);
  }
}

export async function forgetPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const lang of LANGS) {
    const scope = new URL('.', location.origin + inLanguage(lang, STUDIO_DAY_WORKER)).href;
    const registration = await navigator.serviceWorker.getRegistration(scope);
    await registration?.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
}
