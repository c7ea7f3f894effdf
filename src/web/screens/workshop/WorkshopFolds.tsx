/** What is good to know before a workshop, under headings that open. */
import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Fold } from '#ui/Fold.tsx';
import { Link } from '#ui/Link.tsx';
import { AskLinks } from '../entry/AskLinks.tsx';

export function WorkshopFolds({ workshop, title }: { workshop: Workshop; title: string }) {
  const words = usePageTexts('workshop');
  return (
    <div>
      <Fold title={words.bringTitle} open>
        <p>{words.bring}</p>
      </Fold>
      <Fold title={words.knowTitle}>
        <p>{words.know}</p>
        <Link to={pages.accessibility()}>{words.accessibility}</Link>
      </Fold>
      <Fold title={words.askTitle} open>
        <p>{words.askHint}</p>
        <AskLinks title={title} path={pages.workshop(workshop._id)} words={words} />
      </Fold>
    </div>
  );
}
