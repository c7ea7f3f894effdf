import type { ElementType } from 'react';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { useLang } from './language.tsx';

export interface ContentText {
  text: string;
  lang: Lang;
}

export interface TextProps {
  content: ContentText;
  as?: ElementType;
  className?: string;
  id?: string;
}

export function Text({ content, as: Tag = 'span', ...rest }: TextProps) {
  const pageLang = useLang();
  const foreign = content.lang === pageLang ? {} : { lang: content.lang, dir: LOCALE[content.lang].dir };
  return (
    <Tag {...foreign} {...rest}>
      {content.text}
    </Tag>
  );
}
