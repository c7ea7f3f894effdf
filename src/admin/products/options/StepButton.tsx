import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import styles from './OptionCard.module.css';

interface StepButtonProps {
  icon: AdminIconName;
  label: string;
  stopped?: boolean;
  onClick: () => void;
}

export function StepButton({ icon, label, stopped = false, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={stopped || undefined}
      onClick={() => stopped || onClick()}
    >
      <AdminIcon name={icon} size={18} />
    </button>
  );
}
