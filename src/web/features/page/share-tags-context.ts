/** The server's tags of a shared page: the server hands them in, so that nothing of them is in the browser's code. */
import { createContext, type ReactNode } from 'react';
import type { SharedEntry } from '#contract/share.ts';

export interface ShareTagsProps {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** None: the link shows the shop. */
  share: SharedEntry | undefined;
}

/** Null in the browser. */
export const ShareTagsContext = createContext<((props: ShareTagsProps) => ReactNode) | null>(null);
