import { useMessages } from '#ui/language.tsx';
import styles from './fields.module.css';

export function Optional({ label }: { label: string }) {
  const { fields } = useMessages();
  return (
    <>
      {label} <span className={styles.optional}>{fields.optional}</span>
    </>
  );
}
