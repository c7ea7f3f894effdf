import { Fragment } from 'react';
import { BETWEEN_CHOICES, type Chosen as ChosenOf, choiceTexts, personalTextName } from '#i18n/chosen.ts';
import { MARKS } from '#i18n/quoted.ts';
import { Text } from './Text.tsx';
import { cx } from './cx.ts';
import { useLang } from './language.tsx';
import styles from './Chosen.module.css';

interface ChosenProps {
  of: ChosenOf;
  className?: string | undefined;
}

/** The choices on one line and the personal text on the next; nothing where nothing was chosen. */
export function Chosen({ of, className }: ChosenProps) {
  const lang = useLang();
  const { personalText } = of;
  const choices = choiceTexts(lang, of);
  const [open, close] = MARKS[lang];
  if (choices.length === 0 && personalText === undefined) return null;
  return (
    <span className={cx(styles.chosen, className)}>
      {choices.length > 0 && (
        <span className={styles.part}>
          {choices.map((content, index) => (
            <Fragment key={index}>
              {index > 0 && BETWEEN_CHOICES}
              <Text as="bdi" content={content} />
            </Fragment>
          ))}
        </span>
      )}
      {personalText !== undefined && (
        <span className={styles.part}>
          <bdi>{personalTextName(lang, of)}</bdi>: {open}
          <bdi className={styles.text}>{personalText}</bdi>
          {close}
        </span>
      )}
    </span>
  );
}
