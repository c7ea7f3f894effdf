/** One text or picture of a page, with the way back to what is built in. */
import { SHOP_TEXTS, type ShopPictureKey, type ShopTextKey, type ShopWordsKey } from '#domain/shop-texts.ts';
import { mayBeNone } from '#contract/settings-input.ts';
import { LocalizedField } from '../fields/LocalizedField.tsx';
import { useForm } from '../form/context.ts';
import { isPair } from '../form/pair.ts';
import { isEquivalent, pathOf, readAt, writeAt } from '../form/values.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { useDefaults } from '../settings/SettingNote.tsx';
import { BuiltInText } from './BuiltInText.tsx';
import { isPicture, type WordsForm } from './words-values.ts';
import styles from './TextField.module.css';

export function TextField({ textKey }: { textKey: ShopTextKey }) {
  const { words: t } = useAdminMessages();
  const law: Readonly<Record<string, string>> = t.law;
  return (
    <div className={styles.text}>
      {isPicture(textKey) ? <PictureOf textKey={textKey} /> : <WordsOf textKey={textKey as ShopWordsKey} />}
      {law[textKey] && (
        <p className={styles.law}>
          <AdminIcon name="info" size={18} />
          {law[textKey]}
        </p>
      )}
    </div>
  );
}

function WordsOf({ textKey }: { textKey: ShopWordsKey }) {
  const { words: t, fields } = useAdminMessages();
  const { value, builtIn, back } = useText(textKey);
  const path = `texts.${textKey}` as const;
  const name = fields.names[path];
  const form = SHOP_TEXTS[textKey];
  const isEmpty = isEquivalent(value, null);
  return (
    <>
      <LocalizedField<WordsForm>
        path={path}
        label={name}
        labelEn={fields.inEnglish(name)}
        multiline={form !== 'line'}
        {...(form === 'pairs' ? { hint: t.pairs } : {})}
      />
      {isEmpty && mayBeNone(path) && <p className={styles.note}>{t.leftOut}</p>}
      {isPair(builtIn) && !isEquivalent(builtIn, null) && (
        <BuiltInText name={name} text={builtIn} back={isEquivalent(value, builtIn) ? null : back} />
      )}
    </>
  );
}

function PictureOf({ textKey }: { textKey: ShopPictureKey }) {
  const { words: t, fields } = useAdminMessages();
  const { value, change, back } = useText(textKey);
  const { errorAt } = useForm<WordsForm>();
  const path = `texts.${textKey}` as const;
  return (
    <>
      <PicturesField<WordsForm>
        name={path}
        label={fields.names[path]}
        hint={t.drawing}
        pictures={value ? [String(value)] : []}
        onPictures={([picture = '']) => change(picture)}
        alts={null}
        max={1}
        min={0}
        error={errorAt(path)}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.back}
          aria-label={t.backToDrawingOf(fields.names[path])}
          onClick={back}
        >
          <AdminIcon name="undo" size={18} />
          {t.backToDrawing}
        </button>
      )}
    </>
  );
}

function useText(textKey: ShopTextKey) {
  const defaults = useDefaults();
  const { values, set } = useForm<WordsForm>();
  const path = pathOf(textKey);
  const builtIn = readAt(defaults.values, ['texts', ...path]);
  const change = (value: unknown) => set('texts', (now) => writeAt(now, path, value));
  return { value: readAt(values.texts, path), builtIn, change, back: () => change(builtIn) };
}
