/** The server hands the tags in, which keeps their code out of the browser's bundle. */
import { createContext, type ReactNode } from 'react';
import type { SharedEntry } from '#contract/share.ts';

export interface ShareTagsProps {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Undefined: the link shows the shop. */
  share: SharedEntry | undefined;
}

/** Null in the browser. */
export const ShareTagsContext = createContext<((props: ShareTagsProps) => ReactNode) | null>(null);
