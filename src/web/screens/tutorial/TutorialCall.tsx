/** The way into a tutorial for who is here: login for a free one, the cart for a paid one. */
import type { Tutorial } from '../../../contract/tutorials.ts';
import { TutorialButton } from '../../features/catalogue/TutorialCard.tsx';
import { useSessionState } from '../../features/session/context.tsx';
import { useMessages } from '../../ui/language.tsx';
import { useTutorialAction } from '../use-tutorial-action.ts';
import styles from './TutorialCall.module.css';

export function TutorialCall({ tutorial, title }: { tutorial: Tutorial; title: string }) {
  const { tutorial: words } = useMessages();
  const { user } = useSessionState();
  const action = useTutorialAction()(tutorial);
  const free = tutorial.price === 0;
  if (action.kind === 'owned') return <p className={styles.note}>{words.ownedNote}</p>;
  return (
    <div className={styles.call}>
      {!(free && user) && <TutorialButton action={action} title={title} />}
      <p className={styles.note}>{free ? words.freeNote : words.lockedNote}</p>
    </div>
  );
}
