/** Something unusual that may be meant: it never keeps anybody from saving. */
import { AdminIcon } from '../icons.tsx';
import styles from './Warning.module.css';

export function Warning({ children }: { children: string | null }) {
  return (
    <div role="status">
      {children && (
        <p className={styles.warning}>
          <AdminIcon name="info" size={18} />
          {children}
        </p>
      )}
    </div>
  );
}
