/** A loaded picture stays while addresses are renewed; a failed one is retried once with fresh addresses. */
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { plainAddress } from '#contract/page-grants.ts';
import { readPictureAddress, type PageSignatures } from '#contract/pictures.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import styles from './PageSheet.module.css';

interface PageSheetProps {
  address: string;
  signatures?: PageSignatures;
  alt: string;
  /** Neighbors are hidden, with their pictures preloaded. */
  isOpen: boolean;
  /** 1 is forward, -1 is back. */
  way: -1 | 0 | 1;
  onLoad: () => void;
  onRenew: () => Promise<void>;
}

export function PageSheet({ address, signatures, alt, isOpen, way, onLoad, onRenew }: PageSheetProps) {
  const { common } = useMessages();
  const { reader: t } = usePageTexts('tutorial');
  const sheet = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ address, signatures, attempt: 0 });
  const [hasFailed, setFailed] = useState(false);
  const tries = useRef(0);
  const fresh = useRef({ address, signatures });
  useEffect(() => {
    fresh.current = { address, signatures };
  });

  const tryAgain = async () => {
    tries.current += 1;
    await onRenew();
    setShown(({ attempt }) => ({ ...fresh.current, attempt: attempt + 1 }));
    setFailed(false);
  };
  const onPictureLoad = () => {
    tries.current = 0;
    if (isOpen) onLoad();
  };
  const onPictureError = () => {
    if (tries.current === 0) void tryAgain();
    else setFailed(true);
  };

  // Events of the picture from before hydration.
  useEffect(() => {
    const picture = sheet.current?.querySelector('img');
    if (!picture?.complete) return;
    if (picture.naturalWidth > 0) onPictureLoad();
    else onPictureError();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount
  }, []);
  useEffect(() => {
    if (isOpen && hasFailed) void tryAgain();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it is opened
  }, [isOpen]);

  const facts = readPictureAddress(plainAddress(address));
  const ratio = facts ? facts.width / facts.height : 1;
  const turned = isOpen && way !== 0;
  return (
    <div
      ref={sheet}
      className={cx(
        styles.sheet,
        !isOpen && styles.neighbour,
        turned && (way > 0 ? styles.forward : styles.backward),
      )}
      style={{ '--ratio': ratio } as CSSProperties}
      onLoad={onPictureLoad}
      onError={onPictureError}
    >
      {hasFailed ? (
        <div className={styles.failed} role="alert">
          <Icon name="alert" size={28} />
          <p>{t.pictureFailed}</p>
          <Button onClick={() => void tryAgain()}>{common.retry}</Button>
        </div>
      ) : (
        <Picture
          key={shown.attempt}
          address={shown.address}
          signatures={shown.signatures}
          alt={alt}
          sizes="(min-width: 900px) 792px, 100vw"
          priority={isOpen}
          className={styles.picture}
        />
      )}
    </div>
  );
}
