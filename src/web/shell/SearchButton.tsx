/** What is typed while the sheet loads is passed on to it; without scripts it links to the results. */
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { EarlyField } from './EarlyField.tsx';
import { useSearchShortcut } from '../features/search/search-shortcut.ts';
import styles from './SearchButton.module.css';

const importIn = (lang: Lang) => async () =>
  (await Promise.all([import('./SearchPanel.tsx'), loadPageTexts('search', lang)]))[0];
const importSearch = { he: importIn('he'), en: importIn('en') };

interface SearchButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
}

/** Remounted for each language, whose texts load separately. */
export function SearchButton(props: SearchButtonProps) {
  const lang = useLang();
  return <SearchIn key={lang} {...props} lang={lang} />;
}

function SearchIn({ open, onOpenChange, className, lang }: SearchButtonProps & { lang: Lang }) {
  const { nav } = useMessages();
  const router = useRouter();
  const { Part, load, prepare } = useLazyPart(importSearch[lang]);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const reachedFrom = useRef<HTMLElement>(null);
  const [early, setEarly] = useState('');
  const [isReady, setReady] = useState(false);

  const show = useCallback(() => {
    const focused = document.activeElement;
    reachedFrom.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    onOpenChange(true);
  }, [onOpenChange]);
  useSearchShortcut(show);
  useEffect(() => {
    if (!open) return;
    // The drawer opens it too, and is gone when the focus returns.
    opener.current = reachedFrom.current ?? button.current;
    reachedFrom.current = null;
    void load().then((ready) => ready || onOpenChange(false));
  }, [open, load, onOpenChange]);
  // Back and forward may leave the page under the sheet.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && onOpenChange(false)),
    [router, onOpenChange],
  );

  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(className, styles.button)}
        aria-label={nav.search}
        title={nav.search}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
      </button>
      <noscript>
        <a className={className} href={inLanguage(lang, pages.search())} aria-label={nav.search}>
          <Icon name="search" />
        </a>
      </noscript>
      {open && !isReady && (
        <EarlyField
          value={early}
          onChange={setEarly}
          onEscape={() => {
            onOpenChange(false);
            opener.current?.focus();
          }}
        />
      )}
      {Part && (
        <Part
          open={open}
          onOpenChange={onOpenChange}
          opener={opener}
          onReady={() => {
            setReady(true);
            setEarly('');
            return early;
          }}
        />
      )}
    </>
  );
}
