import { useId } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { Switch } from '#admin/controls/Switch.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import styles from './MailSwitch.module.css';

interface MailSwitchProps {
  order: AdminOrder;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** An order that was taken by phone may have no address. */
export function MailSwitch({ order: { contact }, on, onChange }: MailSwitchProps) {
  const { orderActs: t } = useAdminMessages();
  const id = useId();
  if (contact.email === '') return <p className={styles.hint}>{t.stages.noAddress}</p>;
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {t.mail}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {t.stages.mailHint}
        </p>
      </div>
      <Switch id={id} name="mail" aria-describedby={`${id}-hint`} on={on} onChange={onChange} />
    </div>
  );
}
