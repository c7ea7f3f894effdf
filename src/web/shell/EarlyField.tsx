/**
 * Takes what is typed while the search sheet is on its way; stands where the sheet's own field will. Sent before
 * that, it leads to the results page as any form does: on such a network a whole page is no slower.
 */
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
