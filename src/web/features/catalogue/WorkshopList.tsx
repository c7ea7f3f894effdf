import type { Workshop } from '#contract/workshops.ts';
import { WorkshopTicket } from './WorkshopTicket.tsx';
import type { ListProps } from './list-props.ts';
import styles from './grids.module.css';

interface WorkshopListProps extends ListProps {
  workshops: Workshop[];
  now: Date;
  /** Whether one may register after the first meeting. */
  joinBegun: boolean;
  onRegister: (workshop: Workshop) => void;
}

export function WorkshopList({ workshops, heading, first = false, ...rest }: WorkshopListProps) {
  return (
    <ul className={styles.workshops}>
      {workshops.map((workshop, index) => (
        <li key={workshop._id}>
          <WorkshopTicket workshop={workshop} heading={heading} priority={first && index === 0} {...rest} />
        </li>
      ))}
    </ul>
  );
}
