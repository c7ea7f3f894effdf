/** Something that is on or off, with its details while it is on. */
import type { ReactNode } from 'react';
import { Switch } from '../controls/Switch.tsx';
import { useField } from '../fields/useField.ts';
import { useAnyForm } from '../form/context.ts';
import type { PathOf } from '../form/paths.ts';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import styles from './SwitchedBox.module.css';

interface SwitchedBoxProps<Values> {
  path: PathOf<NoInfer<Values>, boolean>;
  icon: AdminIconName;
  label: string;
  line: string;
  /** Fields inside: one with an error is shown although it is off. */
  covers?: readonly PathOf<NoInfer<Values>>[];
  children?: ReactNode;
}

export function SwitchedBox<Values extends object>(props: SwitchedBoxProps<Values>) {
  const { path, icon, label, line, covers = [], children } = props;
  const { errorAt } = useAnyForm();
  const isWrong = covers.some((inside) => errorAt(inside) !== null);
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
      {(value || isWrong) && children && <div className={styles.details}>{children}</div>}
    </div>
  );
}
