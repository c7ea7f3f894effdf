import { useState } from 'react';
import { LANGS } from '#domain/language.ts';
import { Button } from '#ui/Button.tsx';
import { EditorFrame } from '../editor/frame/EditorFrame.tsx';
import { useForm } from '../form/context.ts';
import type { EditorProps } from '../editor/definition.ts';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { DayField } from '../fields/DayField.tsx';
import { BaseText, EnglishText, type PairedText } from '../fields/TextPair.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { useAdminMessages } from '../language.tsx';
import { bannerTextDefinition, type BannerTextValues } from './banner-text-definition.ts';
import { BannerStrip } from './BannerStrip.tsx';
import styles from './BannerTextEditor.module.css';

export function BannerTextEditor(props: EditorProps<'banner-texts'>) {
  const { bannerTexts: t } = useAdminMessages();
  const editor = useEntryEditor(bannerTextDefinition, props);
  const [history, setHistory] = useState(false);
  return (
    <>
      <EditorFrame
        editor={editor}
        small
        overline={editor.state.entryId === null ? t.newText : t.editText}
        unnamed={t.newText}
        onHistory={() => setHistory(true)}
        sections={[
          { id: 'text', title: t.text, covers: ['text', 'translations', 'endDate'], content: <Fields /> },
        ]}
      />
      {history && editor.state.entryId && (
        <HistoryDialog
          kind="banner-texts"
          entryId={editor.state.entryId}
          onReturned={editor.takeListed}
          onClose={() => setHistory(false)}
        />
      )}
    </>
  );
}

function Fields() {
  const { bannerTexts: t } = useAdminMessages();
  const { values, set } = useForm<BannerTextValues>();
  const pair: PairedText<BannerTextValues> = { path: 'text', label: t.text, labelEn: t.textEn };
  return (
    <div className={styles.fields}>
      <BaseText<BannerTextValues> {...pair} />
      <EnglishText<BannerTextValues> {...pair} />
      <div className={styles.end}>
        <DayField<BannerTextValues> path="endDate" label={t.endDate} hint={t.endDateHint} optional />
        <Button
          small
          look="quiet"
          aria-pressed={values.endDate === ''}
          className={styles.endless}
          onClick={() => set('endDate', '')}
        >
          {t.noEndDate}
        </Button>
      </div>
      <div className={styles.looks}>
        <p className={styles.caption}>{t.looksLike}</p>
        {LANGS.map((lang) => (
          <BannerStrip
            key={lang}
            lang={lang}
            text={values.text}
            english={values.translations.en.text.trim()}
            placeholder={t.placeholder}
          />
        ))}
      </div>
    </div>
  );
}
