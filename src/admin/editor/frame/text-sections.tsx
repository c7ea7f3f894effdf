/** A section of texts: side by side with their English, on a phone with the English folded under it. */
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { Texts, TextPairs, type PairedText } from '#admin/fields/TextPair.tsx';
import type { FieldName } from '#admin/form/paths.ts';
import type { EditorSection } from './Sections.tsx';

interface TextSections<Values> {
  title: string;
  pairs: readonly PairedText<Values>[];
  phone: boolean;
}

export function textSections<Values extends object>(
  { fields }: AdminMessages,
  { title, pairs, phone }: TextSections<Values>,
): EditorSection<Values>[] {
  const paths = pairs.map(({ path }) => path as FieldName<Values>);
  const translations = 'translations' as FieldName<Values>;
  if (!phone)
    return [
      {
        id: 'texts',
        title,
        covers: [...paths, translations],
        content: <TextPairs<Values> pairs={pairs} />,
      },
    ];
  return [
    { id: 'texts', title, covers: paths, content: <Texts<Values> pairs={pairs} /> },
    englishSection(fields, pairs),
  ];
}

export function englishSection<Values extends object>(
  fields: AdminMessages['fields'],
  pairs: readonly PairedText<Values>[],
): EditorSection<Values> {
  return {
    id: 'english',
    title: fields.englishFold,
    covers: ['translations' as FieldName<Values>],
    fold: { icon: 'translate', hint: fields.canWait, remembered: true },
    content: <Texts<Values> pairs={pairs} english />,
  };
}
