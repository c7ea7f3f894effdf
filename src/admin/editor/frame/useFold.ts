/** On a phone, optional sections of a new entry are folded. */
import type { EditorSection } from './Sections.tsx';
import { usePhone } from './usePhone.ts';

export function useFold({
  state: { entryId },
}: {
  state: { entryId: string | null };
}): EditorSection<never>['fold'] {
  const phone = usePhone();
  return entryId === null && phone ? { icon: 'filter' } : undefined;
}
