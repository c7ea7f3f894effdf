import { pages } from '#contract/routes.ts';
import { CATEGORIES } from '#domain/catalogue.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './StartingPoints.module.css';

interface StartingPointsProps {
  /** Beside the lists. */
  more: 'categories' | 'contact';
  onLeave?: () => void;
}

export function StartingPoints({ more, onLeave }: StartingPointsProps) {
  const { nav, categories } = useMessages();
  const lists = [
    { to: pages.shop(), label: nav.shop },
    { to: pages.tutorials(), label: nav.tutorials },
    { to: pages.workshops(), label: nav.workshops },
  ];
  const others = {
    categories: CATEGORIES.map((category) => ({ to: pages.category(category), label: categories[category] })),
    contact: [{ to: pages.contact(), label: nav.contact }],
  };
  return (
    <ul className={styles.places}>
      {[...lists, ...others[more]].map(({ to, label }) => (
        <li key={to}>
          <ButtonLink to={to} small onClick={onLeave}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
