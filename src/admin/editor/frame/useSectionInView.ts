import { useEffect, useState, type RefObject } from 'react';
import { SECTION } from './Sections.tsx';

/** How far below the top a section counts as in view, px. */
const REACH = 120;
/** The top bar's height, px. */
const BAR = 64;

/** The body scrolls, or the page does below its bar. */
export function useSectionInView(
  body: RefObject<HTMLElement | null>,
  count: number,
  scrolls: 'body' | 'page' = 'body',
): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element || count < 2) return undefined;
    const scroller = scrolls === 'body' ? element : document.documentElement;
    const look = () => {
      const top = scrolls === 'body' ? element.getBoundingClientRect().top : BAR;
      const sections = [...element.querySelectorAll(`[${SECTION}]`)];
      const reached =
        sections.findLast((section) => section.getBoundingClientRect().top - top <= REACH) ?? sections[0];
      const atEnd =
        scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      setInView((atEnd ? sections.at(-1) : reached)?.getAttribute(SECTION) ?? null);
    };
    look();
    const source = scrolls === 'body' ? element : document;
    source.addEventListener('scroll', look, { passive: true });
    return () => source.removeEventListener('scroll', look);
  }, [body, count, scrolls]);
  return inView;
}
