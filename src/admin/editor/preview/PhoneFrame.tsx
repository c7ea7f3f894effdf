/** A document of a phone's width, as the public pages lay out by the window's width. */
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { emptyPage } from './empty-page.ts';
import styles from './PhoneFrame.module.css';

interface PhoneFrameProps {
  title: string;
  lang: Lang;
  children: ReactNode;
}

export function PhoneFrame({ title, lang, children }: PhoneFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!page) return undefined;
    const measure = new ResizeObserver(() => setHeight(page.documentElement.getBoundingClientRect().height));
    measure.observe(page.documentElement);
    return () => measure.disconnect();
  }, [page]);

  return (
    <iframe
      className={styles.frame}
      title={title}
      ref={fill}
      // Without scripts: React renders into it from outside.
      sandbox="allow-same-origin"
      inert
      tabIndex={-1}
      style={{ blockSize: `${height}px` }}
      onLoad={(event) => {
        const own = event.currentTarget.contentDocument;
        // Before it is filled it loads a page of its own, which the browser lays out by older rules.
        if (!own || !event.currentTarget.srcdoc) return;
        dress(own, lang);
        setPage(own);
      }}
    >
      {page &&
        createPortal(
          <div
            className={styles.page}
            onErrorCapture={({ target }) => markBroken(target, true)}
            onLoadCapture={({ target }) => markBroken(target, false)}
          >
            {children}
          </div>,
          page.body,
        )}
    </iframe>
  );
}

/** Not by a property of React's, which makes a plain text of what the policy made. */
function fill(frame: HTMLIFrameElement | null): void {
  if (frame && !frame.srcdoc) frame.srcdoc = emptyPage();
}

/** Without a connection a picture leaves only its color. */
function markBroken(target: EventTarget, isBroken: boolean): void {
  // Of the frame's own realm, so `instanceof` doesn't hold.
  (target as HTMLElement).toggleAttribute('data-broken', isBroken);
}

function dress(page: Document, lang: Lang): void {
  const { dir } = LOCALE[lang];
  Object.assign(page.documentElement, { lang, dir });
  page.title = document.title;
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
  page.head.append(...[...sheets].map((sheet) => page.importNode(sheet, true)));
  Object.assign(page.documentElement.style, { background: 'transparent', overflow: 'hidden' });
  Object.assign(page.body.style, { display: 'block', minBlockSize: '0' });
}
