import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import type { Place } from '../frame/places.ts';
import styles from './OverviewSection.module.css';

interface OverviewSectionProps {
  id?: Place;
  title: string;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
}

export function OverviewSection({ id, title, beside, children }: OverviewSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** Nothing to show yet, and a way to change that. */
export function Nothing({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      <ButtonLink small to={to}>
        {label}
      </ButtonLink>
    </div>
  );
}

export function NotLoaded({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { common } = useMessages();
  return (
    <div className={styles.nothing} role="alert">
      <p>{text}</p>
      <Button small onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  );
}
