import type { ReactNode } from 'react';
import { Text, type ContentText } from './Text.tsx';
import { Container } from './Container.tsx';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  title: ReactNode;
  text?: string | ContentText | null;
  /** Decorative; the stored size in px. */
  art?: { src: string; width: number; height: number };
}

export function PageIntro({ title, text, art }: PageIntroProps) {
  return (
    <Container className={styles.intro}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {typeof text === 'string' ? (
          <p className={styles.text}>{text}</p>
        ) : (
          text && <Text as="p" className={styles.text} content={text} />
        )}
      </div>
      {art && (
        <img
          className={styles.art}
          src={art.src}
          alt=""
          width={art.width}
          height={art.height}
          fetchPriority="low"
        />
      )}
    </Container>
  );
}
