import { DEMO_BANNER_TEXTS } from './banner-texts.ts';
import { DEMO_ORDERS } from './orders.ts';
import { DEMO_EARRINGS } from './products-earrings.ts';
import { DEMO_NECKLACES } from './products-necklaces.ts';
import { DEMO_OTHERS } from './products-others.ts';
import { DEMO_PAPER } from './products-paper.ts';
import { DEMO_RINGS } from './products-rings.ts';
import { DEMO_GOLDSMITH_TUTORIALS } from './tutorials-goldsmith.ts';
import { DEMO_PAPER_TUTORIALS } from './tutorials-paper.ts';
import type { DemoCatalogue } from './types.ts';
import { DEMO_WORKSHOPS } from './workshops.ts';

export const DEMO_CATALOGUE: DemoCatalogue = {
  products: [...DEMO_RINGS, ...DEMO_NECKLACES, ...DEMO_EARRINGS, ...DEMO_PAPER, ...DEMO_OTHERS],
  workshops: DEMO_WORKSHOPS,
  tutorials: [...DEMO_GOLDSMITH_TUTORIALS, ...DEMO_PAPER_TUTORIALS],
  bannerTexts: DEMO_BANNER_TEXTS,
  orders: DEMO_ORDERS,
};
