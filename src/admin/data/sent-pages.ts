/** Of a tutorial as it came: its pages as they are stored, so that 200 of them are no larger than they must be. */
import { plainAddress } from '#contract/page-grants.ts';

export function withPlainPages<Sent extends object>(sent: Sent): Sent {
  if (!('contentImagesPathes' in sent)) return sent;
  const pages = (sent.contentImagesPathes as string[]).map(plainAddress);
  return { ...sent, contentImagesPathes: pages, contentImagesSignatures: undefined };
}
