import { useId, type KeyboardEvent } from 'react';
import { LOCALE } from '#i18n/locales.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import styles from './Stars.module.css';

const ALL = [1, 2, 3, 4, 5];

interface StarsProps {
  label: string;
  stars: number | null;
  onChoose: (stars: number) => void;
}

export function Stars({ label, stars, onChoose }: StarsProps) {
  const { rating: t } = usePageTexts('tutorial');
  const { dir } = LOCALE[useLang()];
  const name = useId();

  // The browser's own arrow keys go the wrong way in right-to-left radio groups.
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const way = (event.key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1;
    const next = Math.min(5, Math.max(1, (stars ?? 0) + way));
    onChoose(next);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus();
  };

  return (
    <fieldset className={styles.stars} aria-label={label} onKeyDown={onKeyDown}>
      {ALL.map((one) => (
        <label
          key={one}
          className={cx(styles.star, one <= (stars ?? 0) && styles.filled)}
          title={t.meanings[one - 1]}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={one}
            checked={one === stars}
            onChange={() => onChoose(one)}
          />
          <Icon path={PART_ICONS.star} size={30} />
          <VisuallyHidden>
            {t.stars(one)}: {t.meanings[one - 1]}
          </VisuallyHidden>
        </label>
      ))}
      <span className={styles.meaning} aria-hidden="true">
        {stars !== null && t.meanings[stars - 1]}
      </span>
    </fieldset>
  );
}
