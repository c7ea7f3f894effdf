/** Size and color come from the address, so nothing moves and nothing is blank while the picture loads. */
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import {
  PICTURE_WIDTHS,
  pictureCopy,
  readPictureAddress,
  widthsFor,
  type PageSignatures,
  type PictureFormat,
} from '#contract/pictures.ts';
import { cx } from './cx.ts';
import styles from './Picture.module.css';
import placeholder from './art/empty-box.webp';

/** Device pixels per CSS px of the sharpest screens with copies. */
const SHARPEST = 3;
/** For browsers without AVIF: two widths, so that pages stay small. */
const WEBP_WIDTHS = [480, 1080];

interface PictureProps {
  address: string | null;
  /** Of a paid page's copies; without them the whole picture loads. */
  signatures?: PageSignatures;
  /** '' if the text beside it says the same. */
  alt: string;
  sizes: string;
  /** Above the fold: fetched before the page's scripts. */
  priority?: boolean;
  className?: string;
}

export function Picture({ address, signatures, alt, sizes, priority = false, className }: PictureProps) {
  const [plain = '', grant] = address?.split('?') ?? [];
  const facts = readPictureAddress(plain);
  if (!facts) {
    return (
      <span className={cx(styles.placeholder, className)}>
        <img src={placeholder} alt={alt} width={394} height={322} loading="lazy" />
      </span>
    );
  }
  const query = (width: number) => (grant ? `?${grant.replace(/[^=]+$/, signatures![width]!)}` : '');
  const widths = grant ? Object.keys(signatures ?? {}).map(Number) : widthsFor(facts.width, pixelsAt(sizes));
  const webp = WEBP_WIDTHS.filter((width) => widths.includes(width));
  const webpWidths = webp.length > 0 ? webp : widths.slice(-1);
  const srcSet = (format: PictureFormat, given = widths) =>
    given
      .map((width) => `${pictureCopy(facts, width, format)}${query(width)} ${Math.min(width, facts.width)}w`)
      .join(', ');
  const color = { '--picture-color': facts.color } as CSSProperties;
  const size = { width: facts.width, height: facts.height };
  // A list has some seventy such thumbnails, so they get no choice of widths; a small picture in a large place does.
  if (pixelsAt(sizes) <= PICTURE_WIDTHS[0] && !grant) {
    const src = pictureCopy(facts, PICTURE_WIDTHS[0], 'webp');
    return (
      <img
        className={cx(styles.alone, className)}
        src={src}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  if (priority && widths.length > 0) preloadPicture(srcSet('avif'), sizes);
  return (
    <picture className={cx(styles.picture, className)} style={color}>
      {widths.length > 0 && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
      <img
        src={grant ? address! : pictureCopy(facts, webpWidths.at(-1)!, 'webp')}
        srcSet={grant ? undefined : srcSet('webp', webpWidths)}
        sizes={sizes}
        alt={alt}
        {...size}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function pixelsAt(sizes: string): number {
  const fixed = /^(\d+)px$/.exec(sizes);
  return fixed ? Number(fixed[1]) * SHARPEST : Infinity;
}

export function preloadPicture(srcSet: string, sizes: string): void {
  // React identifies pictures by address; browsers use the widths.
  preload(srcSet.split(' ')[0]!, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
