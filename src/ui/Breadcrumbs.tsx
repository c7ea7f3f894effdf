import { Link } from './Link.tsx';
import { Text, type ContentText } from './Text.tsx';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  label: string;
  above: readonly { to: string; label: string }[];
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
