import type { Shekels } from '#domain/money.ts';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { SHARE_SIZE, type ShareFacts } from '#contract/share.ts';
import type { Lang } from '#domain/language.ts';
import { formatPrice } from '#i18n/format.ts';
import { LOCALE } from '#i18n/locales.ts';
import { loadSharp } from '#server/pictures/load-sharp.ts';
import { FONT, drawable, textElement, widthOf } from './share-font.ts';
import { wrapLines } from './wrap-lines.ts';

const sharp = await loadSharp();

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** px; 4:5, like the photographs of the pieces. */
const PICTURE_WIDTH = 504;
const MARGIN = 64;
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - 2 * MARGIN;
const MARK_SIZE = 60;
const TITLE = { sizes: [72, 64, 56, 48], lines: 3, leading: 1.16 };
const PRICE_SIZE = 54;
/** WhatsApp shows none above 300 kB. */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

/** From src/ui/styles/tokens.css, which SVG can't read. */
const PAPER = '#f5f5dc';
const INK = '#2c1810';
const BRONZE = '#cd7f32';
const BRONZE_INK = '#8a4f14';
const FREE = '#4c5a24';

const ART = join(import.meta.dirname, '../../../ui/art');

export interface ShareDrawing {
  facts: ShareFacts;
  lang: Lang;
  /** Null shows the shop's medallion. */
  picture: Buffer | null;
  /** The word for a price of 0. */
  free: string;
}

export async function drawShare(drawing: ShareDrawing): Promise<Buffer> {
  const isRtl = LOCALE[drawing.lang].dir === 'rtl';
  const [text, picture, mark] = await Promise.all([
    renderAsync(textSvg(drawing), { font: FONT }),
    drawing.picture === null ? medallion() : cover(drawing.picture),
    sharp(join(ART, 'logo-mark.webp')).resize(MARK_SIZE, MARK_SIZE, { fit: 'inside' }).png().toBuffer(),
  ]);
  return sharp(text.asPng())
    .composite([
      { input: picture, left: isRtl ? 0 : WIDTH - PICTURE_WIDTH, top: 0 },
      { input: mark, left: isRtl ? WIDTH - MARGIN - MARK_SIZE : MARGIN, top: MARGIN },
    ])
    .flatten({ background: PAPER })
    .jpeg(JPEG)
    .toBuffer();
}

function textSvg({ facts, lang, free }: ShareDrawing): string {
  const { dir } = LOCALE[lang];
  const [start, along] = dir === 'rtl' ? [WIDTH - MARGIN, -1] : [MARGIN, 1];
  const anchor = dir === 'rtl' ? ('end' as const) : ('start' as const);
  const title = wrapLines(drawable(facts.title), { ...TITLE, width: TEXT_WIDTH, widthOf });
  const leading = title.size * TITLE.leading;
  const middle = facts.price === null ? 370 : 330;
  const first = middle - ((title.lines.length - 1) * leading) / 2 + title.size * 0.3;
  const name = wrapLines(drawable(facts.shop), {
    width: TEXT_WIDTH - MARK_SIZE - 20,
    lines: 1,
    sizes: [36, 28],
    widthOf,
  });
  const rule = { x: start - (dir === 'rtl' ? 72 : 0), y: first - title.size - 32 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    textElement(name.lines[0] ?? '', {
      x: start + along * (MARK_SIZE + 20),
      y: MARGIN + 43,
      size: name.size,
      anchor,
      dir,
      fill: INK,
    }),
    `<rect x="${rule.x}" y="${rule.y}" width="72" height="4" fill="${BRONZE}"/>`,
    ...title.lines.map((line, index) =>
      textElement(line, { x: start, y: first + index * leading, size: title.size, anchor, dir, fill: INK }),
    ),
    priceElement(facts.price, { lang, free, start, anchor }),
    '</svg>',
  ].join('');
}

interface PricePlace {
  lang: Lang;
  free: string;
  start: number;
  anchor: 'start' | 'end';
}

/** The sign is to the left of the digits in both languages. */
function priceElement(price: Shekels | null, { lang, free, start, anchor }: PricePlace): string {
  if (price === null) return '';
  const place = { x: start, y: HEIGHT - MARGIN - 6, size: PRICE_SIZE, anchor };
  if (price === 0) return textElement(free, { ...place, dir: LOCALE[lang].dir, fill: FREE });
  return textElement(`₪${formatPrice(price)}`, { ...place, fill: BRONZE_INK });
}

function cover(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: PAPER })
    .resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover' })
    .png()
    .toBuffer();
}

async function medallion(): Promise<Buffer> {
  const disc = await sharp(join(ART, 'medallion.webp')).resize(400, 400).png().toBuffer();
  return sharp({ create: { width: PICTURE_WIDTH, height: HEIGHT, channels: 3, background: '#efe3c6' } })
    .composite([{ input: disc }])
    .png()
    .toBuffer();
}
