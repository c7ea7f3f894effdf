/** Something that is on or off, with its details while it is on. */
import type { ReactNode } from 'react';
import { Switch } from '../controls/Switch.tsx';
import { useField } from '../fields/useField.ts';
import type { PathOf } from '../form/paths.ts';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import styles from './SwitchedBox.module.css';

interface SwitchedBoxProps<Values> {
  path: PathOf<NoInfer<Values>, boolean>;
  icon: AdminIconName;
  label: string;
  line: string;
  children?: ReactNode;
}

export function SwitchedBox<Values extends object>(props: SwitchedBoxProps<Values>) {
  const { path, icon, label, line, children } = props;
  const { id, value, change, control } = useField<boolean>(path, line);
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <AdminIcon name={icon} size={22} />
        <div className={styles.names}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <p id={`${id}-hint`} className={styles.line}>
            {line}
          </p>
        </div>
        <Switch {...control} on={value} onChange={change} />
      </div>
      {value && children && <div className={styles.details}>{children}</div>}
    </div>
  );
}
