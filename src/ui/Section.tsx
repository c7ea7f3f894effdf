import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Section.module.css';

interface SectionProps {
  id?: string;
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
}

export function Section({ id, title, more, children }: SectionProps) {
  return (
    <Container as="section" className={styles.section} id={id}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more && <MoreLink {...more} />}
      </div>
      {children}
    </Container>
  );
}

export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.more}>
      {label}
      <Icon name="arrow" size={18} />
    </Link>
  );
}
