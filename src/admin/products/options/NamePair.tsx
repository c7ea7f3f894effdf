/** A name of an option, a choice or a personal text in both languages. */
import { useField } from '#admin/fields/useField.ts';
import { TextControl } from '#admin/fields/TextControl.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { tidyLine } from '#domain/text.ts';
import { needsEnglish } from './english-names.ts';

interface NamePairProps {
  /** Of what is named, such as `options.0`. */
  at: string;
  label: string;
  labelEn: string;
  placeholder?: string;
}

export function NamePair({ at, label, labelEn, placeholder }: NamePairProps) {
  const { fields } = useAdminMessages();
  const base = useField<string>(`${at}.title`);
  const path = `${at}.translations.en.title`;
  const english = useField<string>(path).value;
  const missing = needsEnglish({ title: base.value, translations: { en: { title: english } } });
  const hint = missing ? fields.missingInEnglish : undefined;
  const field = useField<string>(path, hint);
  return (
    <>
      <TextControl
        field={base}
        lang="he"
        {...{ label, placeholder }}
        multiline={false}
        required
        onLeave={() => tidy(base)}
      />
      <TextControl
        lang="en"
        label={labelEn}
        {...{ field, missing, hint }}
        multiline={false}
        onLeave={() => tidy(field)}
      />
    </>
  );
}

/** Once the field is left: a text from elsewhere brings runs of spaces. */
function tidy({ value, change }: Pick<ReturnType<typeof useField<string>>, 'value' | 'change'>): void {
  const tidied = tidyLine(value);
  if (tidied !== value.trim()) change(tidied);
}
