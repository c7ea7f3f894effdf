import { Link } from '#ui/Link.tsx';
import { Text, type ContentText } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import styles from './CardTitle.module.css';

interface CardTitleProps {
  as: 'h2' | 'h3';
  to: string;
  content: ContentText;
  className?: string;
}

export function CardTitle({ as: Heading, to, content, className }: CardTitleProps) {
  return (
    <Heading className={cx(styles.title, className)}>
      <Link to={to} className={styles.link}>
        <Text content={content} />
      </Link>
    </Heading>
  );
}
