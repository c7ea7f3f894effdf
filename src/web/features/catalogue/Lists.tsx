/** The three kinds of entries in their grids; a promoted product that opens the list spans two columns. */
import type { Product } from '../../../contract/products.ts';
import type { TutorialCard as Tutorial } from '../../../contract/tutorials.ts';
import type { Workshop } from '../../../contract/workshops.ts';
import { ProductCard } from './ProductCard.tsx';
import { TutorialCard, type TutorialAction } from './TutorialCard.tsx';
import { WorkshopTicket } from './WorkshopTicket.tsx';
import styles from './grids.module.css';

/** The cards whose pictures stand above the fold, fetched first. */
const ABOVE_FOLD = 2;

interface ListProps {
  /** One level below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  /** The list opens the page. */
  first?: boolean;
}

interface ProductListProps extends ListProps {
  products: Product[];
  onAdd?: (product: Product, quantity: number) => void;
}

export function ProductList({ products, heading, first = false, onAdd }: ProductListProps) {
  // A wide card further down would leave a hole in its row.
  const wide = onAdd && products[0]?.isPromoted ? products[0] : undefined;
  return (
    <ul className={styles.products}>
      {products.map((product, index) => (
        <li key={product._id} className={product === wide ? styles.wide : undefined}>
          <ProductCard
            product={product}
            heading={heading}
            wide={product === wide}
            priority={first && index < ABOVE_FOLD}
            onAdd={onAdd}
          />
        </li>
      ))}
    </ul>
  );
}

interface WorkshopListProps extends ListProps {
  workshops: Workshop[];
  now: Date;
  onRegister: (workshop: Workshop) => void;
}

export function WorkshopList({ workshops, heading, now, onRegister }: WorkshopListProps) {
  return (
    <ul className={styles.workshops}>
      {workshops.map((workshop) => (
        <li key={workshop._id}>
          <WorkshopTicket workshop={workshop} heading={heading} now={now} onRegister={onRegister} />
        </li>
      ))}
    </ul>
  );
}

interface TutorialListProps extends ListProps {
  tutorials: Tutorial[];
  actionOf: (tutorial: Tutorial) => TutorialAction;
}

export function TutorialList({ tutorials, heading, first = false, actionOf }: TutorialListProps) {
  return (
    <ul className={styles.tutorials}>
      {tutorials.map((tutorial, index) => (
        <li key={tutorial._id}>
          <TutorialCard
            tutorial={tutorial}
            heading={heading}
            priority={first && index < ABOVE_FOLD}
            action={actionOf(tutorial)}
          />
        </li>
      ))}
    </ul>
  );
}
