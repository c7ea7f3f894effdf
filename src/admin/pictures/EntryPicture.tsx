/** An empty box until the signed address is known. */
import { use, type ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import { SafePicture } from './SafePicture.tsx';
import { SignedPagesContext } from './useSignedPages.ts';
import styles from './EntryPicture.module.css';

export function EntryPicture(props: ComponentProps<typeof SafePicture>) {
  const page = use(SignedPagesContext).get(props.address ?? '');
  if (page === null) return <span className={cx(styles.waiting, props.className)} />;
  return <SafePicture {...props} {...page} />;
}
