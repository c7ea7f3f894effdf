import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import styles from './AccountSection.module.css';

interface AccountSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <section className={styles.section}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** A button with what came of it beside it. */
export function ActionLine({ done, children }: { done: string | null; children: ReactNode }) {
  return (
    <div className={styles.line}>
      {children}
      <p role="status" className={styles.done}>
        {done && (
          <>
            <Icon name="check" size={20} />
            {done}
          </>
        )}
      </p>
    </div>
  );
}
