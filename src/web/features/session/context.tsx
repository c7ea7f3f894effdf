import { createContext, use } from 'react';
import { useStore } from '#ui/store.ts';
import { UNKNOWN, type Session, type SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('No SessionProvider above');
  return session;
}

/** The server renders every page for a visitor. */
export function useSessionState(): SessionState {
  return useStore(useSession().state, UNKNOWN);
}

/** What asks again whose session it is, if that failed. */
export function useSessionRetry(): (() => void) | null {
  const { refresh } = useSession();
  return useSessionState().status === 'failed' ? () => void refresh() : null;
}
