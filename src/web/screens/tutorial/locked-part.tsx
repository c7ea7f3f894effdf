/** What only the page of a locked tutorial loads. */
import { useEffect, useState, type ComponentType } from 'react';
import type { Tutorial } from '#contract/tutorials.ts';
import { OpeningView } from './OpeningView.tsx';

interface LockedProps {
  tutorial: Tutorial;
  isKnown: boolean;
}

let part: ComponentType<LockedProps> | null = null;

/** For the server, to find the bundle's files. */
export const LOCKED = 'src/web/screens/tutorial/locked/LockedView.tsx';

/** `data`: of any screen. */
export function isLocked(data: unknown): boolean {
  return ((data ?? {}) as Partial<Tutorial>).locked === true;
}

export async function prepare(data: unknown): Promise<void> {
  if (isLocked(data)) await loadLocked();
}

async function loadLocked() {
  part = (await import('./locked/LockedView.tsx')).LockedView;
  return part;
}

/** An open tutorial may lock while it is read: its owner logs out, or it is taken back. */
export function Locked(props: LockedProps) {
  const [Part, setPart] = useState(() => part);
  useEffect(() => {
    if (!Part) loadLocked().then((loaded) => setPart(() => loaded), console.error);
  }, [Part]);
  return Part ? <Part {...props} /> : <OpeningView tutorial={props.tutorial} />;
}
