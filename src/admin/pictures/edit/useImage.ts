import { useEffect, useState } from 'react';
import { loadImage } from '../canvas.ts';

/** A file as it was chosen, or a stored picture's address. */
export type PictureSource = File | string;

type Loaded = { image: HTMLImageElement } | 'loading' | 'failed';

export function useImage(source: PictureSource): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let isHere = true;
    const address = typeof source === 'string' ? source : URL.createObjectURL(source);
    loadImage(address).then(
      (image) => isHere && setLoaded({ image }),
      () => isHere && setLoaded('failed'),
    );
    return () => {
      isHere = false;
      if (typeof source !== 'string') URL.revokeObjectURL(address);
    };
  }, [source]);
  return loaded;
}
