import { useId } from 'react';
import { PAGE_TEXT_LENGTH } from '#domain/bounds.ts';
import type { Lang } from '#domain/language.ts';
import { tidyParagraphs } from '#domain/text.ts';
import { Counter } from '../fields/Counter.tsx';
import { MissingMark } from '../fields/FieldBox.tsx';
import { TextControl } from '../fields/TextControl.tsx';
import { useAnyForm, useForm } from '../form/context.ts';
import { useAdminMessages } from '../language.tsx';
import { pathOfText } from './page-texts.ts';
import type { TutorialValues } from './tutorial-definition.ts';

interface PageTextControlProps {
  lang: Lang;
  place: number;
  /** Of its picture. */
  id: string;
}

export function PageTextControl({ lang, place, id }: PageTextControlProps) {
  const { tutorials, fields } = useAdminMessages();
  const { values, set } = useForm<TutorialValues>();
  const form = useAnyForm();
  const controlId = useId();
  const { he = '', en = '' } = values.pageTexts[id] ?? {};
  const value = lang === 'he' ? he : en;
  const path = pathOfText(place, lang);
  const error = form.errorAt(path);
  const missing = lang === 'en' && he.trim() !== '' && en.trim() === '';
  const hint = missing ? fields.untilTranslated : undefined;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  const change = (text: string) =>
    set('pageTexts', (texts) => ({ ...texts, [id]: { ...texts[id], [lang]: text } }));
  const control = {
    id: controlId,
    name: path,
    onBlur: () => form.touch(path),
    'aria-invalid': error !== null,
    'aria-describedby': described || undefined,
  };
  return (
    <TextControl
      multiline
      field={{ id: controlId, error, value, change, control }}
      label={lang === 'he' ? tutorials.pageTexts.text : tutorials.pageTexts.textEn}
      mark={
        missing ? (
          <MissingMark>{fields.missingInEnglish}</MissingMark>
        ) : (
          <Counter text={value} max={PAGE_TEXT_LENGTH} />
        )
      }
      {...{ lang, missing, hint }}
      onLeave={() => {
        const tidied = tidyParagraphs(value);
        if (tidied !== value.trim()) change(tidied);
      }}
    />
  );
}
