/** A tutorial for who may read it: one with a price has its pages at signed addresses. */
import type { Tutorial } from '#contract/tutorials.ts';
import type { PageGrants } from './page-grants.ts';

type WithPages = Pick<Tutorial, '_id' | 'price' | 'contentImagesPathes' | 'contentImagesSignatures'>;

/** With the signatures of the pages' copies, which the pages are shown by. */
export function withSignedPages<Some extends WithPages>(tutorial: Some, grants: PageGrants): Some {
  const { _id, price, contentImagesPathes } = tutorial;
  if (price === 0 || !contentImagesPathes) return tutorial;
  const pages = grants.sign(_id, contentImagesPathes);
  return {
    ...tutorial,
    contentImagesPathes: pages.map(({ address }) => address),
    contentImagesSignatures: pages.map(({ signatures }) => signatures),
  };
}

/** Without them, for a list. */
export function withSignedAddresses<Some extends WithPages>(tutorial: Some, grants: PageGrants): Some {
  const { _id, price, contentImagesPathes } = tutorial;
  if (price === 0 || !contentImagesPathes) return tutorial;
  return { ...tutorial, contentImagesPathes: grants.signAddresses(_id, contentImagesPathes) };
}
