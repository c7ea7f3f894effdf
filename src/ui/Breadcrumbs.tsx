/** Where a page stands: the pages above it as links, then itself as text. */
import { Link } from './Link.tsx';
import { Text, type ContentText } from './Text.tsx';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The way's name for screen readers. */
  label: string;
  above: readonly { to: string; label: string }[];
  /** This page's own title; cut at its end where the line is too short. */
  current: ContentText;
}

export function Breadcrumbs({ label, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.way}>
        {above.map((step) => (
          <li key={step.to} className={styles.step}>
            <Link to={step.to} className={styles.link}>
              {step.label}
            </Link>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          <Text content={current} />
        </li>
      </ol>
    </nav>
  );
}
