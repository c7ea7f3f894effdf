import { plainAddress, readSignedAddress } from '#contract/page-grants.ts';
import type { PageSignatures } from '#contract/pictures.ts';
import type { AdminTutorial } from '#contract/tutorials.ts';

interface SignedPage {
  address: string;
  signatures: PageSignatures;
}

/** Null until the signed address has been loaded. */
export type SignedPages = ReadonlyMap<string, SignedPage | null>;

type Pages = Pick<AdminTutorial, 'contentImagesPathes' | 'contentImagesSignatures'>;

/** `listed` says which pages there are, `current` has their signatures. */
export function signedPagesOf(listed: Pages | null, current: Pages | undefined): SignedPages {
  const pages = new Map<string, SignedPage | null>();
  for (const address of listed?.contentImagesPathes ?? []) {
    if (readSignedAddress(address)) pages.set(plainAddress(address), null);
  }
  current?.contentImagesPathes.forEach((address, index) => {
    const signatures = current.contentImagesSignatures?.[index];
    if (signatures) pages.set(plainAddress(address), { address, signatures });
  });
  return pages;
}
