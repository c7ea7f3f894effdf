import { Fragment } from 'react';
import { LOCALE } from '#i18n/locales.ts';
import { useLang } from './language.tsx';
import type { TextProps } from './Text.tsx';

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]׳״])/;

/** Line breaks and http(s) links work; nothing else is markup. */
export function LongText({ content, as: Tag = 'div', ...rest }: TextProps) {
  const pageLang = useLang();
  const foreign = content.lang === pageLang ? {} : { lang: content.lang, dir: LOCALE[content.lang].dir };
  return (
    <Tag {...foreign} {...rest}>
      {content.text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>
          {paragraph.split('\n').map((line, row) => (
            <Fragment key={row}>
              {row > 0 && <br />}
              {line.split(LINK).map((part, place) =>
                place % 2 === 1 ? (
                  <a key={place} href={part} rel="noopener nofollow ugc" dir="ltr">
                    {part}
                  </a>
                ) : (
                  part
                ),
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </Tag>
  );
}
