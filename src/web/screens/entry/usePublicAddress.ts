import { inLanguage } from '#contract/routes.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { useLang } from '#ui/language.tsx';

/** `path` is unprefixed. */
export function usePublicAddress(path: string): string {
  return useFacts().publicUrl + inLanguage(useLang(), path);
}
