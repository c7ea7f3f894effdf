import { useEffect, useRef, type RefObject } from 'react';

export const PICTURES_FIELD = { 'data-pictures': '' };
const FIELD = '[data-pictures]';

/** To the focused field, or else the first. In a text field text wins: word processors paste both. */
export function usePaste(field: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      const meant = document.activeElement?.closest(FIELD) ?? document.querySelector(FIELD);
      if (files.length === 0 || event.defaultPrevented || meant !== field.current) return;
      if (isTextField(document.activeElement) && event.clipboardData!.types.includes('text/plain')) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [field]);
}

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}
