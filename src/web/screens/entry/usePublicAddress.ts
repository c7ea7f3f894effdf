/** A page's whole address in the language that is shown, to be sent to somebody. */
import { inLanguage } from '#contract/routes.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { useLang } from '#ui/language.tsx';

/** `path` unprefixed, as `pages` gives it. */
export function usePublicAddress(path: string): string {
  return useFacts().publicUrl + inLanguage(useLang(), path);
}
