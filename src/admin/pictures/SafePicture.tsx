/** A picture that can't be loaded is a box of the admin's own, until the connection is back. */
import { useEffect, useState, type ComponentProps } from 'react';
import { Picture } from '#ui/Picture.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import styles from './SafePicture.module.css';

export function SafePicture(props: ComponentProps<typeof Picture>) {
  const { address, alt, className } = props;
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    if (broken === null) return undefined;
    const again = () => setBroken(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [broken]);
  if (address !== null && broken === address) {
    return (
      <span className={cx(styles.broken, className)} {...(alt && { role: 'img', 'aria-label': alt })}>
        <AdminIcon name="image" size={24} className={styles.icon} />
      </span>
    );
  }
  return (
    <span className={styles.whole} onErrorCapture={() => setBroken(address)}>
      <Picture {...props} />
    </span>
  );
}
