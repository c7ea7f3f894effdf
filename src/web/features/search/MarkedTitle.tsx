import type { SearchResult } from '#contract/search.ts';
import { LOCALE } from '#i18n/locales.ts';
import { useLang } from '#ui/language.tsx';
import styles from './ResultBody.module.css';

interface MarkedTitleProps {
  result: SearchResult;
  /** A heading on the results page, but not in a list of options. */
  as: 'h3' | 'span';
}

export function MarkedTitle({ result: { title, titleLang, marks }, as: Tag }: MarkedTitleProps) {
  const pageLang = useLang();
  const foreign = titleLang === pageLang ? {} : { lang: titleLang, dir: LOCALE[titleLang].dir };
  return (
    <Tag {...foreign} className={styles.title}>
      {piecesOf(title, marks).map(({ text, isMarked }, place) =>
        isMarked ? <mark key={place}>{text}</mark> : text,
      )}
    </Tag>
  );
}

/** The title cut at its marks: pairs of start and end in UTF-16 units, in order. */
function piecesOf(title: string, marks: SearchResult['marks']): { text: string; isMarked: boolean }[] {
  const cuts = [0, ...marks.flat(), title.length];
  return cuts
    .slice(1)
    .map((end, place) => ({ text: title.slice(cuts[place], end), isMarked: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
