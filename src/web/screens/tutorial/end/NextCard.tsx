import type { ReactNode } from 'react';
import { titleOf, type Titled } from '#web/features/catalogue/entry-texts.ts';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import styles from './TheEnd.module.css';

interface NextCardProps {
  kind: string;
  entry: Titled;
  picture: string | null;
  to: string;
  /** A price or a date. */
  children?: ReactNode;
}

export function NextCard({ kind, entry, picture, to, children }: NextCardProps) {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <Picture
          address={picture}
          alt=""
          sizes="(min-width: 900px) 180px, 110px"
          className={styles.picture}
        />
        <span className={styles.words}>
          <span className={styles.kind}>{kind}</span>
          <Text as="b" className={styles.name} content={titleOf(useLang(), entry)} />
          {children && <span className={styles.fact}>{children}</span>}
        </span>
      </Link>
    </li>
  );
}
