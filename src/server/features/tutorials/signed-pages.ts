import type { Tutorial } from '#contract/tutorials.ts';
import type { PageGrants } from './page-grants.ts';

type WithPages = Pick<Tutorial, '_id' | 'price' | 'contentImagesPathes' | 'contentImagesSignatures'>;

/** With signatures of the pages' copies. */
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

/** Without signatures of the copies, for lists. */
export function withSignedAddresses<Some extends WithPages>(tutorial: Some, grants: PageGrants): Some {
  const { _id, price, contentImagesPathes } = tutorial;
  if (price === 0 || !contentImagesPathes) return tutorial;
  return { ...tutorial, contentImagesPathes: grants.signAddresses(_id, contentImagesPathes) };
}
