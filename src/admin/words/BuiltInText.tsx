import { LANGS } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import type { Pair } from '../form/pair.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './TextField.module.css';

interface BuiltInTextProps {
  name: string;
  text: Pair;
  /** Null while it is the text. */
  back: (() => void) | null;
}

export function BuiltInText({ name, text, back }: BuiltInTextProps) {
  const { words: t } = useAdminMessages();
  if (!back) return <p className={styles.note}>{t.builtIn}</p>;
  return (
    <div className={styles.builtIn}>
      <button type="button" className={styles.back} aria-label={t.backOf(name)} onClick={back}>
        <AdminIcon name="undo" size={18} />
        {t.back}
      </button>
      <details className={styles.shown}>
        <summary>{t.builtIn}</summary>
        <div className={styles.both}>
          {LANGS.map((lang) => (
            <p key={lang} lang={lang} dir={LOCALE[lang].dir}>
              {text[lang]}
            </p>
          ))}
        </div>
      </details>
    </div>
  );
}
