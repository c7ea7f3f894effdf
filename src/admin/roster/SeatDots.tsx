/** Taken, held and free seats; decorative, the words beside it have the numbers. */
import { cx } from '#ui/cx.ts';
import styles from './SeatDots.module.css';

/** Of more seats there would be too many dots. */
const MOST = 24;

interface SeatDotsProps {
  taken: number;
  held?: number;
  limit: number;
  onDark?: boolean;
}

export function SeatDots({ taken, held = 0, limit, onDark = false }: SeatDotsProps) {
  if (limit > MOST) return null;
  return (
    <span className={cx(styles.dots, onDark && styles.onDark)} aria-hidden="true">
      {Array.from({ length: limit }, (_, seat) => (
        <span
          key={seat}
          className={seat < taken ? styles.taken : seat < taken + held ? styles.held : styles.free}
        />
      ))}
    </span>
  );
}
