import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pages, readLanguage } from '#contract/routes.ts';
import { useSession } from '#web/features/session/context.tsx';
import { hasUnsaved, type EditorState, type EntryEditorStore } from './entry-editor.ts';

export function useLeaving<Values extends object>(
  store: EntryEditorStore<Values>,
  state: EditorState<Values>,
  onClose: () => void,
) {
  const session = useSession();
  const { leaving } = state;
  const hasLeft = () => store.state.get().leaving === 'left';
  const navigation = useBlocker({
    shouldBlockFn({ current, next }) {
      if (hasLeft()) return false;
      // An expired login leads to the login page: the draft stays and restores the changes.
      const toLogin = readLanguage(next.pathname).path === pages.login();
      if (toLogin && session.state.get().status === 'visitor') return false;
      return current.pathname !== next.pathname || editOf(current) !== editOf(next);
    },
    enableBeforeUnload: () => !hasLeft(),
    disabled: !hasUnsaved(state) || leaving === 'left',
    withResolver: true,
  });
  const isBlocked = navigation.status === 'blocked';

  // In an effect, after the blocker is off: it would block the navigation of closing.
  useEffect(() => {
    if (leaving !== 'left') return;
    if (isBlocked) navigation.proceed();
    else onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the editor has been left
  }, [leaving]);

  return {
    isAsking: leaving === 'asking' || (isBlocked && leaving === 'no'),
    stay() {
      store.stay();
      if (!hasLeft()) navigation.reset?.();
    },
  };
}

function editOf({ search }: { search: object }): unknown {
  return (search as { edit?: string }).edit;
}
