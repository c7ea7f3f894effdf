/** The pages of a paid tutorial by their plain addresses, which forms, drafts and the history have. Pure. */
import { plainAddress, readSignedAddress } from '#contract/page-grants.ts';
import type { PageSignatures } from '#contract/pictures.ts';
import type { AdminTutorial } from '#contract/tutorials.ts';

interface SignedPage {
  address: string;
  signatures: PageSignatures;
}

/** Null while the signed address is on its way. */
export type SignedPages = ReadonlyMap<string, SignedPage | null>;

type Pages = Pick<AdminTutorial, 'contentImagesPathes' | 'contentImagesSignatures'>;

/** `present` has them with the signatures of their copies; `listed`, from a list, says which there are. */
export function signedPagesOf(listed: Pages | null, present: Pages | undefined): SignedPages {
  const pages = new Map<string, SignedPage | null>();
  for (const address of listed?.contentImagesPathes ?? []) {
    if (readSignedAddress(address)) pages.set(plainAddress(address), null);
  }
  present?.contentImagesPathes.forEach((address, index) => {
    const signatures = present.contentImagesSignatures?.[index];
    if (signatures) pages.set(plainAddress(address), { address, signatures });
  });
  return pages;
}
