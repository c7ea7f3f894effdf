import type { Lang } from '#domain/language.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { LOCALE } from '#i18n/locales.ts';
import { BENCH_WORDS } from '#i18n/admin/bench-words.ts';
import { useAdminMessages } from '#admin/language.tsx';
import styles from './WordChips.module.css';

interface WordChipsProps {
  /** The customer's. */
  lang: Lang;
  state: LineState;
  text: string;
  onText: (text: string) => void;
}

/** What is often said of a step, in the language that the customer reads. */
export function WordChips({ lang, state, text, onText }: WordChipsProps) {
  const { stages: t } = useAdminMessages().orderActs;
  const chips = BENCH_WORDS[lang][state === 'making' ? 'making' : 'ready'];
  const isOwn = text.trim() !== '' && !chips.includes(text);
  if (isOwn) return null;
  return (
    <ul className={styles.chips} aria-label={t.chips} lang={lang} dir={LOCALE[lang].dir}>
      {chips.map((chip) => (
        <li key={chip}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={text === chip}
            onClick={() => onText(text === chip ? '' : chip)}
          >
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}
