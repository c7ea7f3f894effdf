/** One page at a time, its picture beside its texts: two hundred pages are as pleasant as five. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { LANGS, type Lang } from '#domain/language.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useAnyForm, useForm } from '../form/context.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { EntryPicture } from '../pictures/EntryPicture.tsx';
import { idsOf } from '../pictures/order.ts';
import { PageTextControl } from './PageTextControl.tsx';
import { missingTexts, nextWithout, pathOfText } from './page-texts.ts';
import type { TutorialValues } from './tutorial-definition.ts';
import styles from './PageTextsField.module.css';

export function PageTextsField() {
  const { tutorials, pictures } = useAdminMessages();
  const t = tutorials.pageTexts;
  const { values } = useForm<TutorialValues>();
  const { errorAt } = useAnyForm();
  const desk = useRef<HTMLDivElement>(null);
  const [wanted, setPlace] = useState(0);
  const { contentImagesPathes: pages } = values;
  if (pages.length === 0) return <p className={styles.hint}>{t.noPages}</p>;

  const place = Math.min(wanted, pages.length - 1);
  const missing = missingTexts(values);
  const without = nextWithout(missing, place);
  const isWrong = (at: number) => LANGS.some((lang) => errorAt(pathOfText(at, lang)) !== null);
  const wrong = pages.findIndex((_page, at) => at !== place && isWrong(at));
  const go = (to: number, lang: Lang = 'he') => {
    setPlace(to);
    requestAnimationFrame(() => desk.current?.querySelector<HTMLElement>(`textarea[lang=${lang}]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const to = place + (event.shiftKey ? -1 : 1);
    if (to < 0 || to >= pages.length) return;
    event.preventDefault();
    go(to, (event.target as HTMLElement).lang as Lang);
  };
  const labelOf = (at: number) => {
    const name = pictures.pageNumber(at + 1);
    const langs = missing[at]!;
    if (langs.includes('he')) return t.without(name);
    return langs.length > 0 ? t.withoutEnglish(name) : name;
  };
  return (
    <div ref={desk} className={styles.desk}>
      <p className={styles.hint}>{t.hint}</p>
      <div className={styles.bar}>
        <Select
          name="pageTexts"
          label={t.page}
          value={String(place)}
          options={pages.map((_page, at) => ({ value: String(at), label: labelOf(at) }))}
          onChange={(value) => setPlace(Number(value))}
        />
        <p className={styles.written}>
          {t.written(missing.filter((langs) => !langs.includes('he')).length, pages.length)}
        </p>
      </div>
      <div className={styles.steps}>
        <Button small disabled={place === 0} onClick={() => go(place - 1)}>
          {t.previous}
        </Button>
        <Button small disabled={place === pages.length - 1} onClick={() => go(place + 1)}>
          {t.next}
        </Button>
        {without !== null && without !== place && (
          <Button look="quiet" small onClick={() => go(without, missing[without]![0])}>
            {t.nextWithout}
          </Button>
        )}
      </div>
      {wrong !== -1 && (
        <p className={styles.wrong} role="alert">
          <AdminIcon name="alert" size={18} />
          {t.wrong(pictures.pageNumber(wrong + 1))}
          <Button small onClick={() => go(wrong)}>
            {t.goThere}
          </Button>
        </p>
      )}
      <div className={styles.page}>
        <EntryPicture
          address={pages[place]!}
          alt={values.imageAlts[pages[place]!]?.he ?? pictures.pageNumber(place + 1)}
          sizes="(min-width: 700px) 300px, 92vw"
          className={styles.picture}
        />
        <div className={styles.texts} onKeyDown={onKeyDown}>
          {LANGS.map((lang) => (
            <PageTextControl key={lang} {...{ lang, place }} id={idsOf(pages)[place]!} />
          ))}
        </div>
      </div>
    </div>
  );
}
