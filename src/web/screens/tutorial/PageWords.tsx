import { plainAddress } from '#contract/page-grants.ts';
import type { Tutorial } from '#contract/tutorials.ts';
import type { Lang } from '#domain/language.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Text, type ContentText } from '#ui/Text.tsx';
import styles from './PageWords.module.css';

export function PageWords({ words }: { words: ContentText | null }) {
  const { reader } = usePageTexts('tutorial');
  if (!words) return null;
  return (
    <details className={styles.words}>
      <summary className={styles.summary}>
        {reader.words}
        <Icon name="chevron" size={18} className={styles.chevron} />
      </summary>
      <Text as="p" className={styles.text} content={words} />
    </details>
  );
}

/** In the page's language, else the other; null if there is none. */
export function pageWords(
  lang: Lang,
  { imageAlts }: Pick<Tutorial, 'imageAlts'>,
  address: string,
): ContentText | null {
  const alts = imageAlts[plainAddress(address)];
  const other = lang === 'he' ? 'en' : 'he';
  if (alts?.[lang]) return { text: alts[lang], lang };
  return alts?.[other] ? { text: alts[other], lang: other } : null;
}
