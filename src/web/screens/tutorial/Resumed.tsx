import type { MouseEvent } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import styles from './Resumed.module.css';

export function Resumed({ page, href, onBegin }: { page: number; href: string; onBegin: () => void }) {
  const { reader: t } = usePageTexts('tutorial');
  const begin = (event: MouseEvent) => {
    event.preventDefault();
    onBegin();
  };
  return (
    <p className={styles.note}>
      {t.resumed(page)}{' '}
      <a href={href} className={styles.link} onClick={begin}>
        {t.toBeginning}
      </a>
    </p>
  );
}
