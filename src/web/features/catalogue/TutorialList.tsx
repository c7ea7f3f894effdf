import type { TutorialCard as Tutorial } from '#contract/tutorials.ts';
import { TutorialCard, type TutorialAction } from './TutorialCard.tsx';
import { ABOVE_FOLD, type ListProps } from './list-props.ts';
import styles from './grids.module.css';

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
