import { Fragment } from 'react';
import { parseProse } from '#domain/shop-prose.ts';
import { LOCALE } from '#i18n/locales.ts';
import { useLang } from '#ui/language.tsx';
import type { ContentText } from '#ui/Text.tsx';

interface ProseProps {
  content: ContentText | null | undefined;
  className?: string | undefined;
  pointsClassName?: string | undefined;
}

/** Paragraphs and points; nothing without a text. */
export function Prose({ content, className, pointsClassName }: ProseProps) {
  const pageLang = useLang();
  if (!content) return null;
  const foreign = content.lang === pageLang ? {} : { lang: content.lang, dir: LOCALE[content.lang].dir };
  return parseProse(content.text).map(({ kind, lines }, index) =>
    kind === 'points' ? (
      <ul key={index} className={pointsClassName} {...foreign}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={index} className={className} {...foreign}>
        {lines.map((line, row) => (
          <Fragment key={row}>
            {row > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    ),
  );
}
