/** A banner text as the site shows it. */
import { contentText } from '#i18n/content.ts';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { Text } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import styles from './BannerStrip.module.css';

interface BannerStripProps {
  lang: Lang;
  text: string;
  english: string | undefined;
  placeholder: string;
}

export function BannerStrip({ lang, text, english, placeholder }: BannerStripProps) {
  const shown = contentText(lang, text, english);
  return (
    <p className={cx(styles.strip, !shown.text.trim() && styles.empty)} lang={lang} dir={LOCALE[lang].dir}>
      <LanguageProvider lang={lang}>
        {shown.text.trim() ? <Text content={shown} /> : <bdi>{placeholder}</bdi>}
      </LanguageProvider>
    </p>
  );
}
