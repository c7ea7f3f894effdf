import { useId, useRef } from 'react';
import type { ImageAlts } from '#contract/common.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { LOCALE } from '#i18n/locales.ts';
import { cx } from '#ui/cx.ts';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { PICTURE_FILES } from './file-kind.ts';
import styles from './PictureStrip.module.css';

interface PictureStripProps {
  id: string;
  pictures: readonly string[];
  index: number;
  alts: ImageAlts | null;
  onAlts: ((next: ImageAlts) => void) | undefined;
  min: number;
  max: number;
  canBeMain: boolean;
  text: (place: number, of: number) => string;
  move: (from: number, to: number) => void;
  remove: () => void;
  /** Loads the editor's code early. */
  prepareEdit: () => void;
  edit: () => void;
  onReplace: (files: File[]) => void;
}

export function PictureStrip({
  id,
  pictures,
  index,
  alts,
  onAlts,
  min,
  max,
  canBeMain,
  text,
  move,
  remove,
  prepareEdit,
  edit,
  onReplace,
}: PictureStripProps) {
  const t = useAdminMessages().pictures;
  const input = useRef<HTMLInputElement>(null);
  const address = pictures[index]!;
  const last = pictures.length <= min;
  const reason = `${id}-reason`;
  return (
    <div id={id} role="group" aria-labelledby={`${id}-title`} className={styles.strip}>
      <div className={styles.head}>
        <h4 id={`${id}-title`} className={styles.title}>
          {text(index + 1, pictures.length)}
        </h4>
        <div className={styles.actions}>
          {canBeMain && pictures.length > 1 && (
            <Action icon="star" text={t.makeMain} disabled={index === 0} onClick={() => move(index, 0)} />
          )}
          {max > 1 && pictures.length > 1 && (
            <>
              <Action
                icon="previous"
                text={t.earlier}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Action
                icon="next"
                text={t.later}
                disabled={index === pictures.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </>
          )}
          <Action icon="crop" text={t.edit.open} onHover={prepareEdit} onClick={edit} />
          <Action icon="image" text={t.replace} onClick={() => input.current?.click()} />
          <Action
            icon="trash"
            text={t.remove}
            danger
            disabled={last}
            describedBy={last ? reason : undefined}
            onClick={remove}
          />
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_FILES}
          aria-label={t.replace}
          onChange={({ target }) => {
            onReplace([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {last && (
        <p id={reason} className={styles.reason}>
          <AdminIcon name="info" size={18} />
          {t.lastStays}
        </p>
      )}
      {alts && (
        <div className={styles.alts}>
          {LANGS.map((lang) => (
            <AltField
              key={lang}
              lang={lang}
              name={`imageAlts.${address}.${lang}`}
              value={alts[address]?.[lang] ?? ''}
              onValue={(value) => onAlts?.({ ...alts, [address]: { ...alts[address], [lang]: value } })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ActionProps {
  icon: AdminIconName;
  text: string;
  danger?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  onHover?: () => void;
  onClick: () => void;
}

/** Focusable when disabled: at an end of the row it was just pressed. */
function Action({
  icon,
  text,
  danger = false,
  disabled = false,
  describedBy,
  onHover,
  onClick,
}: ActionProps) {
  return (
    <button
      type="button"
      className={cx(styles.action, danger && styles.danger)}
      aria-disabled={disabled}
      aria-describedby={describedBy}
      onPointerEnter={onHover}
      onClick={() => !disabled && onClick()}
    >
      <AdminIcon name={icon} size={19} />
      {text}
    </button>
  );
}

interface AltFieldProps {
  lang: Lang;
  name: string;
  value: string;
  onValue: (value: string) => void;
}

function AltField({ lang, name, value, onValue }: AltFieldProps) {
  const t = useAdminMessages().pictures;
  const id = useId();
  const missing = value.trim() === '';
  return (
    <div className={cx(styles.alt, missing && styles.missing)}>
      <label htmlFor={id} className={styles.label}>
        {lang === 'he' ? t.altHe : t.altEn}
        {missing && <span className={styles.mark}>{lang === 'he' ? t.missingHe : t.missingEn}</span>}
      </label>
      <input
        id={id}
        name={name}
        className={styles.input}
        lang={lang}
        dir={LOCALE[lang].dir}
        value={value}
        maxLength={BOUNDS.imageAlt}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
}
