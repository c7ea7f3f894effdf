import { useState } from 'react';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { LANGS } from '#domain/language.ts';
import { Button } from '#ui/Button.tsx';
import { EditorFrame } from '../editor/frame/EditorFrame.tsx';
import { englishSection } from '../editor/frame/text-sections.tsx';
import { usePhone } from '../editor/frame/usePhone.ts';
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
  const { bannerTexts: t, fields } = useAdminMessages();
  const phone = usePhone();
  const pair = pairOf(t);
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
          {
            id: 'text',
            title: t.text,
            covers: ['text', 'endDate', ...(phone ? [] : (['translations'] as const))],
            content: <Fields english={!phone} />,
          },
          ...(phone ? [englishSection<BannerTextValues>(fields, [pair])] : []),
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

function pairOf(t: AdminMessages['bannerTexts']): PairedText<BannerTextValues> {
  return { path: 'text', label: t.text, labelEn: t.textEn, max: BOUNDS.bannerText };
}

function Fields({ english }: { english: boolean }) {
  const { bannerTexts: t } = useAdminMessages();
  const { values, set } = useForm<BannerTextValues>();
  const pair = pairOf(t);
  return (
    <div className={styles.fields}>
      <BaseText<BannerTextValues> {...pair} />
      {english && <EnglishText<BannerTextValues> {...pair} />}
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
