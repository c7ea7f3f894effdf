/** Takes an owner's place to the account, quietly; loaded by owners alone. */
import { accountApi } from '#contract/account-routes.ts';
import type { ReadingPlace } from '#contract/tutorials.ts';
import type { Api } from '#web/api/client.ts';
import { mayPass } from '#web/api/may-pass.ts';
import { onPageHide } from '#ui/page-hide.ts';
import { createPlaceSender, type PlaceSender } from './place-sender.ts';
import { readPlace, savePlace } from './reading-place.ts';

/** ms; the next turns wait behind a call that hangs. */
const PATIENCE = 15_000;

interface Turn {
  id: string;
  reader: string;
  page: number;
}

/** Of the tutorial that is read now. */
let present: (Omit<Turn, 'page'> & PlaceSender) | null = null;

export function takeToAccount(api: Pick<Api, 'call'>, { id, reader, page }: Turn): void {
  if (present?.id !== id || present.reader !== reader) {
    present?.flush();
    if (!present) onPageHide(() => present?.flush());
    present = { id, reader, ...createPlaceSender((at) => send(api, { id, reader, page: at })) };
  }
  present.turnedTo(page);
}

/** Rejects unless the place is kept or refused. */
async function send(api: Pick<Api, 'call'>, { id, reader, page }: Turn): Promise<void> {
  const answer = await api
    .call<{ data: ReadingPlace }>({
      path: accountApi.tutorialPlace(id),
      method: 'PUT',
      body: { page },
      keepalive: true,
      patience: PATIENCE,
    })
    .catch((error: unknown) => {
      if (mayPass(error)) throw error;
      return null;
    });
  if (!answer) return;
  const { data } = answer;
  // By the server's clock, so that places of several devices compare.
  if (readPlace(id, reader)?.page === page) savePlace(id, { page, at: data.updatedAt, reader });
}
