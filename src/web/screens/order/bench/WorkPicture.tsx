import { useState } from 'react';
import { readSignedAddress } from '#contract/page-grants.ts';
import type { PageSignatures } from '#contract/pictures.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Picture } from '#ui/Picture.tsx';
import styles from './ShownWork.module.css';

interface WorkPictureProps {
  /** Signed. */
  image: string;
  signatures: PageSignatures;
  isLarge: boolean;
  onRenew: () => void;
}

/** Keeps its first address as long as that one loads: another signature would load the same picture again. */
export function WorkPicture({ image, signatures, isLarge, onRenew }: WorkPictureProps) {
  const t = usePageTexts('order');
  const [shown, setShown] = useState({ image, signatures });
  const [isBroken, setBroken] = useState(false);
  if (isBroken && image !== shown.image) {
    setBroken(false);
    setShown({ image, signatures });
  }
  const onError = () => {
    setBroken(true);
    if (hasEnded(shown.image)) onRenew();
  };
  return (
    <span onErrorCapture={onError}>
      <Picture
        address={shown.image}
        signatures={shown.signatures}
        alt={t.stagePicture}
        sizes={isLarge ? '(width >= 900px) 56vw, 88vw' : '(width >= 900px) 28vw, 88vw'}
        priority={isLarge}
        className={styles.picture}
      />
    </span>
  );
}

function hasEnded(address: string): boolean {
  const ends = readSignedAddress(address)?.grant.expires ?? Infinity;
  return ends * 1000 <= Date.now();
}
