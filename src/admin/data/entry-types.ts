import type { BannerText, BannerTextInput } from '#contract/banner-texts.ts';
import type { AdminProduct, ProductInput } from '#contract/products.ts';
import type { AdminTutorial, TutorialInput } from '#contract/tutorials.ts';
import type { AdminWorkshop, WorkshopInput } from '#contract/workshops.ts';

export interface Entries {
  products: AdminProduct;
  workshops: AdminWorkshop;
  tutorials: AdminTutorial;
  'banner-texts': BannerText;
}

export interface Inputs {
  products: ProductInput;
  workshops: WorkshopInput;
  tutorials: TutorialInput;
  'banner-texts': BannerTextInput;
}
