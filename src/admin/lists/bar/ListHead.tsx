/** The title of a list, its count, and what else belongs on that line. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { PageActions } from '#admin/layout/PageActions.tsx';
import styles from './ListHead.module.css';

interface ListHeadProps {
  title: string;
  count: ReactNode;
  /** Announces changes of the count. */
  announced?: boolean;
  children?: ReactNode;
}

export function ListHead({ title, count, announced = false, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.count} role={announced ? 'status' : undefined}>
        {count}
      </p>
      {children}
    </div>
  );
}

export function NewEntryButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <PageActions>
      <Button small look="primary" data-new-entry onClick={onAdd}>
        <AdminIcon name="plus" size={20} />
        {label}
      </Button>
    </PageActions>
  );
}
