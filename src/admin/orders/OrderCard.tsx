import type { ReactNode } from 'react';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import styles from './OrderCard.module.css';

interface OrderCardProps {
  /** Of its heading. */
  id: string;
  icon?: AdminIconName;
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

export function OrderCard({ id, icon, title, note, children }: OrderCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        {icon && <AdminIcon name={icon} size={22} />}
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
