import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
