import { type Chosen, personalTextName } from '#i18n/chosen.ts';
import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { copyText } from './copy-text.ts';
import styles from './PersonalText.module.css';

/** Every sign as the customer typed it: the piece is engraved from it. `of`: which piece, for screen readers. */
export function PersonalText({ line, text, of }: { line: Chosen; text: string; of: string }) {
  const { personalText: t } = useAdminMessages().orders;
  return (
    <div className={styles.box}>
      <p className={styles.label}>
        <bdi>{personalTextName(useLang(), line)}</bdi>
      </p>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      <Button small className={styles.copy} aria-label={t.copyOf(of)} onClick={() => void copyText(text, t)}>
        <AdminIcon name="copy" />
        {t.copy}
      </Button>
    </div>
  );
}
