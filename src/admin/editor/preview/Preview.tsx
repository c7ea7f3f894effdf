import { useDeferredValue, type ReactNode } from 'react';
import { LANGS, type Lang } from '#domain/language.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { CardPlaceholder, lacksCard } from './CardPlaceholder.tsx';
import { Checklist, type LaterLine } from './Checklist.tsx';
import { fieldNames } from '#admin/form/field-names.ts';
import { missingEnglish } from '#admin/form/missing.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { useBothLanguages } from './useBothLanguages.ts';
import type { EntryEditor } from '../useEntryEditor.ts';
import styles from './Preview.module.css';

interface PreviewProps<Values extends object> {
  editor: EntryEditor<Values>;
  render: (lang: Lang, values: Values) => ReactNode;
  wide?: boolean;
  /** What could still be added, besides translations and alt texts. */
  later?: (values: Values) => readonly LaterLine[];
}

export function Preview<Values extends object>({
  editor,
  render,
  wide = false,
  later,
}: PreviewProps<Values>) {
  const { fields, editor: t } = useAdminMessages();
  // Typing has priority over rendering the cards.
  const values = useDeferredValue(editor.state.values);
  const missing = missingEnglish(values);
  const isLacking = lacksCard(values, editor.name);
  const ready = useBothLanguages();
  return (
    <>
      <div className={cx(styles.cards, wide && styles.wide)}>
        {LANGS.map((lang) => (
          <PreviewPane key={lang} lang={lang} ready={ready} className={styles.card}>
            {isLacking ? (
              <CardPlaceholder values={values} name={editor.name} />
            ) : (
              <LanguageProvider lang={lang}>{render(lang, values)}</LanguageProvider>
            )}
          </PreviewPane>
        ))}
      </div>
      {isLacking && (
        <p className={styles.note}>
          <AdminIcon name="eye" />
          {t.previewPane.later}
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>
          <AdminIcon name="translate" />
          {t.previewPane.fallsBack(
            fieldNames(
              fields,
              missing.map((path) => path.replace('translations.en.', '')),
            ),
          )}
        </p>
      )}
      <Checklist editor={editor} later={later?.(values) ?? []} />
    </>
  );
}
