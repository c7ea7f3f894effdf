/** The words and pictures of the public pages, one page at a time. */
import { SHOP_TEXTS } from '#domain/shop-texts.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { useEffect, useState } from 'react';
import { pages } from '#contract/routes.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { FormPage } from '../settings/FormPage.tsx';
import { DefaultsContext } from '../settings/SettingNote.tsx';
import { SettingsHistory } from '../settings/SettingsHistory.tsx';
import { type SettingsDefinition, useSettingsEditor } from '../settings/useSettingsEditor.ts';
import { type LoadedSettings, WithSettings } from '../settings/WithSettings.tsx';
import { TextField } from './TextField.tsx';
import { blankWords, keysOf, PAGES, wordsForm, type WordsForm, type WordsPageName } from './words-values.ts';
import { WordsPreview } from './WordsPreview.tsx';
import styles from './WordsPage.module.css';

const definition: SettingsDefinition<WordsForm> = {
  kind: 'words',
  blank: blankWords,
  valuesOf: wordsForm,
  publicPage: pages.home(),
};

export function WordsPage() {
  return <WithSettings kind={definition.kind}>{(loaded) => <Words {...loaded} />}</WithSettings>;
}

function Words({ settings, defaults }: LoadedSettings) {
  const { words: t } = useAdminMessages();
  const { search, change } = useAdminNavigation();
  const editor = useSettingsEditor(definition, { settings, defaults });
  const [first] = useState(() => firstChanged(editor.state.changed));
  const page = PAGES.find((name) => name === search.show) ?? first ?? 'home';
  const [history, setHistory] = useState(false);
  const { shown, values } = editor.state;
  const wrong = PAGES.filter((name) => shown.some((path) => path.startsWith(`texts.${name}.`)));
  const [toFix] = wrong;
  const isElsewhere = toFix !== undefined && !wrong.includes(page);
  const { jumpTo } = editor;
  useEffect(() => {
    if (!isElsewhere) return;
    change({ show: toFix });
    jumpTo();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the problems appear
  }, [isElsewhere]);
  return (
    <DefaultsContext value={{ values: wordsForm(defaults), sources: defaults.sources }}>
      <FormPage
        editor={editor}
        title={t.title}
        lead={
          <p className={styles.lead}>
            {t.lead} <Link to={adminPages.settings()}>{t.toSettings}</Link>
          </p>
        }
        nav={<Pages page={page} wrong={wrong} onChoose={(show) => change({ show })} />}
        preview={<WordsPreview values={values} page={page} />}
        onHistory={() => setHistory(true)}
      >
        <section className={styles.page} aria-labelledby="words-page" data-section={page} tabIndex={-1}>
          <h2 id="words-page" className={styles.title}>
            {t.pages[page]}
          </h2>
          {keysOf(page).some((key) => SHOP_TEXTS[key] === 'prose') && <p className={styles.how}>{t.how}</p>}
          <div key={page} className={styles.texts}>
            {keysOf(page).map((key) => (
              <TextField key={key} textKey={key} />
            ))}
          </div>
        </section>
      </FormPage>
      {history && <SettingsHistory editor={editor} title={t.title} onClose={() => setHistory(false)} />}
    </DefaultsContext>
  );
}

/** Where a draft goes on. */
function firstChanged(changed: readonly string[]): WordsPageName | undefined {
  return PAGES.find((name) => changed.some((path) => path.startsWith(`texts.${name}.`)));
}

interface PagesProps {
  page: WordsPageName;
  wrong: readonly WordsPageName[];
  onChoose: (page: WordsPageName) => void;
}

function Pages({ page, wrong, onChoose }: PagesProps) {
  const { words: t, editor } = useAdminMessages();
  return (
    <nav className={styles.pages} aria-label={t.pagesLabel}>
      {PAGES.map((name) => {
        const isWrong = wrong.includes(name);
        return (
          <button
            key={name}
            type="button"
            className={cx(styles.link, isWrong && styles.wrong)}
            aria-current={name === page || undefined}
            aria-label={isWrong ? editor.sectionWithErrors(t.pages[name]) : undefined}
            onClick={() => onChoose(name)}
          >
            {isWrong && <AdminIcon name="alert" size={18} />}
            {t.pages[name]}
          </button>
        );
      })}
    </nav>
  );
}
