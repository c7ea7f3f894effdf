/** Takes what is typed while the search sheet loads; submitting it opens the results page. */
import { inLanguage, pages } from '#contract/routes.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './EarlyField.module.css';

interface EarlyFieldProps {
  value: string;
  onChange: (value: string) => void;
  onEscape: () => void;
}

export function EarlyField({ value, onChange, onEscape }: EarlyFieldProps) {
  const { nav } = useMessages();
  const lang = useLang();
  return (
    <form action={inLanguage(lang, pages.search())}>
      <input
        ref={focus}
        type="text"
        name="q"
        required
        className={styles.field}
        aria-label={nav.search}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onEscape()}
      />
    </form>
  );
}

function focus(field: HTMLElement | null): void {
  field?.focus();
}
