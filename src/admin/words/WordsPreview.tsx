/** What a page will say, on a phone, in both languages. */
import { useDeferredValue } from 'react';
import { LANGS, type Lang } from '#domain/language.ts';
import { parsePairs } from '#domain/shop-prose.ts';
import { SHOP_TEXTS, type ShopTextKey, type TextForm } from '#domain/shop-texts.ts';
import { contentText } from '#i18n/content.ts';
import { adminMessagesOf } from '#i18n/admin/messages.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { LongText } from '#ui/LongText.tsx';
import { Text, type ContentText } from '#ui/Text.tsx';
import { Prose } from '#web/features/page/Prose.tsx';
import { PreviewPane } from '../editor/preview/PreviewPane.tsx';
import { useBothLanguages } from '../editor/preview/useBothLanguages.ts';
import { isPair } from '../form/pair.ts';
import { pathOf, readAt } from '../form/values.ts';
import { EntryPicture } from '../pictures/EntryPicture.tsx';
import { keysOf, type WordsForm, type WordsPageName } from './words-values.ts';
import styles from './WordsPreview.module.css';

export function WordsPreview({ values, page }: { values: WordsForm; page: WordsPageName }) {
  // Typing has priority over rendering the page.
  const { texts } = useDeferredValue(values);
  const ready = useBothLanguages();
  return LANGS.map((lang) => (
    <PreviewPane key={lang} lang={lang} ready={ready} className={styles.preview}>
      <LanguageProvider lang={lang}>
        {keysOf(page).map((key) => (
          <Shown key={key} textKey={key} value={readAt(texts, pathOf(key))} lang={lang} />
        ))}
      </LanguageProvider>
    </PreviewPane>
  ));
}

/** Titles of the page's own. */
const TITLES: ReadonlySet<ShopTextKey> = new Set(['home.heroTitle', 'home.inspiringTitle']);
/** Not seen on the page. */
const UNSEEN: ReadonlySet<ShopTextKey> = new Set(['home.description', 'home.heroAlt', 'about.imageAlt']);

function Shown({ textKey, value, lang }: { textKey: ShopTextKey; value: unknown; lang: Lang }) {
  if (UNSEEN.has(textKey)) return null;
  if (typeof value === 'string')
    return value && <EntryPicture address={value} alt="" sizes="340px" className={styles.picture} />;
  if (!isPair(value) || !value.he.trim()) return null;
  const content = contentText(lang, value.he, value.en);
  if (TITLES.has(textKey)) return <Text as="h2" className={styles.title} content={content} />;
  return (
    <section className={styles.part}>
      <p className={styles.name}>{adminMessagesOf(lang)?.fields.names[`texts.${textKey}`]}</p>
      <Content form={SHOP_TEXTS[textKey]} content={content} />
    </section>
  );
}

function Content({ form, content }: { form: TextForm; content: ContentText }) {
  if (form === 'pairs') return <Pairs content={content} />;
  return form === 'prose' ? <Prose content={content} /> : <LongText content={content} />;
}

function Pairs({ content }: { content: ContentText }) {
  return (
    <dl className={styles.pairs}>
      {parsePairs(content.text).map(({ title, text }, index) => (
        <div key={index}>
          <Text as="dt" className={styles.pairTitle} content={{ ...content, text: title }} />
          <Text as="dd" content={{ ...content, text }} />
        </div>
      ))}
    </dl>
  );
}
