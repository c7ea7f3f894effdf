/** Leads to the same page in the other language, in place; the cookie remembers it for the address `/`. */
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { knownSearch, unknownSearch } from '../../contract/search-params.ts';
import type { Lang } from '../../domain/language.ts';
import { Link, splitHref } from '../ui/Link.tsx';
import { useLang, useMessages } from '../ui/language.tsx';
import { usePath } from './usePath.ts';

const YEAR = 365 * 24 * 60 * 60;

interface LanguageToggleProps {
  className?: string;
  onChoose?: () => void;
  /** Stands where the neighbours have an icon: the other language's letters. */
  markClassName?: string;
}

export function LanguageToggle({ className, onChoose, markClassName }: LanguageToggleProps) {
  const { language } = useMessages();
  const other: Lang = useLang() === 'he' ? 'en' : 'he';
  const router = useRouter();
  const { path, search } = usePath();

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    document.cookie = `lang=${other};path=/;max-age=${YEAR};samesite=lax`;
    onChoose?.();
    const kept = unknownSearch(path, search);
    if (!kept || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The cached HTML has no parameters that the page doesn't know; they come along from here.
    event.preventDefault();
    const target = splitHref(event.currentTarget.href);
    const all = { ...target.search, ...Object.fromEntries(new URLSearchParams(kept)) };
    void router.navigate({ to: target.pathname, search: all as never, state: true, resetScroll: false });
  };

  return (
    <Link to={path + knownSearch(path, search)} lang={other} keepPlace state className={className} onClick={choose}>
      {markClassName && (
        <span className={markClassName} aria-hidden="true">
          {language.switchMark}
        </span>
      )}
      {language.switchTo}
    </Link>
  );
}
