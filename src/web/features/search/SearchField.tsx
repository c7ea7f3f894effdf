/** A form, so that it works without scripts. */
import type { ComponentProps, ReactNode, FormEvent } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import { SEARCH_LIMITS } from '#contract/search-limits.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLang } from '#ui/language.tsx';
import { useSearchTexts } from './search-texts.ts';
import styles from './SearchField.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSubmit'> {
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  isWaiting: boolean;
  children?: ReactNode;
}

export function SearchField({ query, onQuery, onSubmit, isWaiting, children, ...input }: SearchFieldProps) {
  const texts = useSearchTexts();
  const lang = useLang();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" className={styles.form} action={inLanguage(lang, pages.search())} onSubmit={submit}>
      <span className={isWaiting ? styles.waiting : undefined}>
        <Icon name="search" size={28} />
      </span>
      <input
        {...input}
        type="text"
        name="q"
        className={styles.input}
        aria-label={texts.field}
        placeholder={texts.field}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        // An empty field has the page's direction, a query the direction of its text.
        dir={query === '' ? undefined : 'auto'}
        maxLength={SEARCH_LIMITS.query}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {children}
    </form>
  );
}
