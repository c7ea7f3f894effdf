/** The server's HTML is the visitor's; the rest follows once the user is known. */
import type { Tutorial } from '#contract/tutorials.ts';
import { isFailure, type Failure } from '#web/api/failure.ts';
import { summaryOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { useLang } from '#ui/language.tsx';
import { Locked } from './locked-part.tsx';
import { OpeningView } from './OpeningView.tsx';
import { Reader } from './Reader.tsx';
import { TutorialFailure } from './TutorialFailure.tsx';
import { viewOf } from './tutorial-view.ts';
import { useTutorial } from './useTutorial.ts';
import { useSessionState } from '#web/features/session/context.tsx';

export { prepare } from './locked-part.tsx';

export default function TutorialScreen({ data }: ScreenProps<Tutorial | Failure>) {
  if (isFailure(data)) return <TutorialFailure />;
  return <LoadedTutorial key={data._id} loaded={data} />;
}

function LoadedTutorial({ loaded }: { loaded: Tutorial }) {
  const lang = useLang();
  const session = useSessionState();
  const { tutorial, hasFailed, renew, change } = useTutorial(loaded);
  const view = viewOf(tutorial, session);
  if (view === 'opening' && hasFailed) return <TutorialFailure onRetry={() => void renew()} />;
  return (
    <>
      <PageHead
        title={titleOf(lang, tutorial).text}
        description={summaryOf(lang, tutorial).text}
        share={{ kind: 'tutorials', entry: tutorial }}
      />
      {view === 'pages' && <Reader tutorial={tutorial} onRenew={renew} onRated={change} />}
      {view === 'opening' && <OpeningView tutorial={tutorial} />}
      {(view === 'locked' || view === 'unknown') && (
        <Locked tutorial={tutorial} isKnown={view === 'locked'} />
      )}
    </>
  );
}
