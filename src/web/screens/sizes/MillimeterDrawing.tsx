import type { ReactNode } from 'react';
import styles from './PrintSheet.module.css';

/** A unit inside is a mm on paper; lines are 0.2 mm thin. */
export function MillimeterDrawing({
  width,
  height,
  children,
}: {
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg
      className={styles.drawing}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={0.2}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
