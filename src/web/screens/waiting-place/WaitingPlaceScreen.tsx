import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { LinkedPlace } from '#contract/waiting-list.ts';
import { contentText } from '#i18n/content.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { SplitPage } from '#web/features/page/SplitPage.tsx';
import type { RouterContext } from '#web/router-context.ts';
import type { ScreenProps } from '#web/screen.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { useLinkToken } from '../actions/use-link-token.ts';
import { createSeatsApi } from '../seats/seats-api.ts';
import { LinkedPlaceActs } from './LinkedPlaceActs.tsx';

type State = { is: 'asking' | 'failed' | 'ended' | 'left' } | { is: 'there'; place: LinkedPlace };

/** Where the links of mails about a waiting list lead. Leaving takes a press, as mail scanners open links. */
export default function WaitingPlaceScreen(_props: ScreenProps<null>) {
  const { link: t, offer } = usePageTexts('seats');
  const token = useLinkToken();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const seats = useMemo(() => createSeatsApi(api), [api]);
  const [state, setState] = useState<State>({ is: token === '' ? 'ended' : 'asking' });
  const [failure, setFailure] = useState<string | null>(null);

  const look = useCallback(async (): Promise<State> => {
    try {
      return { is: 'there', place: await seats.linkedPlace(token) };
    } catch (error) {
      if (hasEnded(error)) return { is: 'ended' };
      console.error(error);
      return { is: 'failed' };
    }
  }, [seats, token]);
  useEffect(() => {
    let isLeft = false;
    const show = async () => {
      const found = await look();
      if (!isLeft) setState(found);
    };
    if (token !== '') void show();
    return () => {
      isLeft = true;
    };
  }, [look, token]);

  const leave = async () => {
    setFailure(null);
    try {
      await seats.leaveByLink(token);
      setState({ is: 'left' });
    } catch (error) {
      if (hasEnded(error)) setState({ is: 'ended' });
      else setFailure(failureSentence(error, t.failed));
    }
  };

  return (
    <>
      <PageHead title={t.title} description={t.pageDescription} noindex />
      <SplitPage
        title={titleOf(state, t, offer.title)}
        text={<Words state={state} />}
        foot={<Link to={pages.account()}>{t.toAccount}</Link>}
      >
        {state.is === 'there' ? (
          <LinkedPlaceActs
            place={state.place}
            failure={failure}
            onEnd={() => void look().then(setState)}
            onLeave={() => void leave()}
          />
        ) : (
          <ButtonLink to={pages.workshops()} look="dark" wide>
            {t.toWorkshops}
          </ButtonLink>
        )}
        <noscript>
          <p>{t.noScript}</p>
        </noscript>
      </SplitPage>
    </>
  );
}

function Words({ state }: { state: State }) {
  const { link: t } = usePageTexts('seats');
  const lang = useLang();
  if (state.is === 'there') {
    const { title, translations, seats, offer } = state.place;
    return (
      <>
        <strong>
          <Text content={contentText(lang, title, translations.en?.title)} />
        </strong>
        {!offer && (
          <>
            <br />
            {t.placed.text(seats)}
          </>
        )}
      </>
    );
  }
  const said = {
    asking: t.loading,
    failed: t.failed,
    ended: t.ended.text,
    left: t.left.text,
  }[state.is];
  return <span role="status">{said}</span>;
}

function titleOf(
  state: State,
  t: ReturnType<typeof usePageTexts<'seats'>>['link'],
  offerTitle: (seats: number) => string,
): string {
  if (state.is === 'there') return state.place.offer ? offerTitle(state.place.seats) : t.placed.title;
  return { asking: t.title, failed: t.title, ended: t.ended.title, left: t.left.title }[state.is];
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_ended';
}
