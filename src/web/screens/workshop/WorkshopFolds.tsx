import { LongText } from '#ui/LongText.tsx';
import { useWords } from '#web/features/page/words.tsx';
import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Fold } from '#ui/Fold.tsx';
import { Link } from '#ui/Link.tsx';
import { AskLinks } from '../entry/AskLinks.tsx';

export function WorkshopFolds({ workshop, title }: { workshop: Workshop; title: string }) {
  const t = usePageTexts('workshop');
  const words = useWords('workshops');
  return (
    <div>
      {words.bring && (
        <Fold title={t.bringTitle} open>
          <LongText content={words.bring} />
        </Fold>
      )}
      <Fold title={t.knowTitle}>
        {words.know && <LongText content={words.know} />}
        <Link to={pages.accessibility()}>{t.accessibility}</Link>
      </Fold>
      <Fold title={t.askTitle} open>
        <p>{t.askHint}</p>
        <AskLinks title={title} path={pages.workshop(workshop._id)} words={t} />
      </Fold>
    </div>
  );
}
