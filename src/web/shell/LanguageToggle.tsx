/** The cookie remembers the language for the address `/`. */
import { knownSearch } from '#contract/search-params.ts';
import type { Lang } from '#domain/language.ts';
import { Link } from '#ui/Link.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { usePath } from './usePath.ts';

const YEAR = 365 * 24 * 60 * 60;

interface LanguageToggleProps {
  className?: string;
  onChoose?: () => void;
  markClassName?: string;
}

export function LanguageToggle({ className, onChoose, markClassName }: LanguageToggleProps) {
  const { language } = useMessages();
  const other: Lang = useLang() === 'he' ? 'en' : 'he';
  const { path, search } = usePath();

  const choose = () => {
    document.cookie = `lang=${other};path=/;max-age=${YEAR};samesite=lax`;
    onChoose?.();
  };

  return (
    <Link
      to={path + knownSearch(path, search)}
      lang={other}
      keepPlace
      keepUnknown
      state
      className={className}
      onClick={choose}
    >
      {markClassName && (
        <span className={markClassName} aria-hidden="true">
          {language.switchMark}
        </span>
      )}
      {language.switchTo}
    </Link>
  );
}
