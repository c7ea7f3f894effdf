/** The search of a list; `/` moves the focus here. */
import { useCallback, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { isSlashOn, useSearchShortcut } from '#web/features/search/search-shortcut.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  maxLength?: number;
  className?: string | undefined;
}

export function SearchField({ label, query, onQuery, maxLength, className }: SearchFieldProps) {
  const { lists } = useAdminMessages();
  const field = useRef<HTMLInputElement>(null);
  const focus = useCallback(() => field.current?.focus(), []);
  useSearchShortcut(focus, { commandK: false });
  return (
    <label className={cx(styles.search, className)}>
      <AdminIcon name="search" />
      <input
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        maxLength={maxLength}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      {query !== '' && (
        <button type="button" className={styles.clear} aria-label={lists.clear} onClick={() => onQuery('')}>
          <AdminIcon name="close" size={16} />
        </button>
      )}
      {query === '' && isSlashOn() && (
        <kbd className={styles.slash} aria-hidden="true">
          /
        </kbd>
      )}
    </label>
  );
}
