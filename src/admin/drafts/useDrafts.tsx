import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DraftKind } from '#domain/drafts.ts';
import { onPageHide } from '#ui/page-hide.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { createStore, useStore } from '#ui/store.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { discardDraft, loadDrafts } from './load-drafts.ts';
import type { ListedDraft } from './merge-drafts.ts';

/** How long a discard can be undone, ms. */
const UNDO = 6_000;

const NONE: readonly ListedDraft[] = [];
const NO_ADDRESSES: readonly string[] = [];

/** Discarded, and still to be undone. */
const discarded = createStore(NO_ADDRESSES);

const addressOf = ({ kind, id }: ListedDraft) => `${kind} ${id}`;

/** Of one kind or of all, the latest first. */
export function useDrafts(kind?: DraftKind): readonly ListedDraft[] {
  const { adminApi, user } = useAdmin();
  const gone = useStore(discarded, NO_ADDRESSES);
  const { data = NONE } = useQuery({
    queryKey: keys.drafts(),
    queryFn: () => loadDrafts(adminApi, user._id),
    staleTime: 0,
  });
  return data.filter(
    (draft) => (kind === undefined || draft.kind === kind) && !gone.includes(addressOf(draft)),
  );
}

/** Disappears at once and ends when the message does, so that an undo has nothing to bring back. */
export function useDiscardDraft(): (draft: ListedDraft) => void {
  const { adminApi, user } = useAdmin();
  const client = useQueryClient();
  const { drafts: t } = useAdminMessages();
  return (draft) => {
    const address = addressOf(draft);
    const others = () => discarded.get().filter((one) => one !== address);
    discarded.set([...others(), address]);
    const finish = () => {
      stop();
      void discardDraft(adminApi, user._id, draft)
        .then(() => client.invalidateQueries({ queryKey: keys.drafts() }))
        .finally(() => discarded.set(others()));
    };
    const timer = setTimeout(finish, UNDO);
    const ignoreHide = onPageHide(finish);
    const stop = () => {
      clearTimeout(timer);
      ignoreHide();
    };
    const undo = () => {
      stop();
      discarded.set(others());
    };
    showSnack({
      message: t.discarded(draft.name),
      severity: 'success',
      action: { label: t.undo, run: undo },
      stay: UNDO,
    });
  };
}
