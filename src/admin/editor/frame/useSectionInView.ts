import { useEffect, useState, type RefObject } from 'react';
import { SECTION } from './Sections.tsx';

/** How far below the top a section counts as in view, px. */
const REACH = 120;

export function useSectionInView(body: RefObject<HTMLElement | null>, count: number): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element || count < 2) return undefined;
    const look = () => {
      const top = element.getBoundingClientRect().top;
      const sections = [...element.querySelectorAll(`[${SECTION}]`)];
      const reached =
        sections.findLast((section) => section.getBoundingClientRect().top - top <= REACH) ?? sections[0];
      const atEnd =
        element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
      setInView((atEnd ? sections.at(-1) : reached)?.getAttribute(SECTION) ?? null);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [body, count]);
  return inView;
}
