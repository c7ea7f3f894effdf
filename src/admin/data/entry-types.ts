/** The kinds of entries with what the superAdmin reads and sends of each. */
import type { EntryKind } from '#contract/admin.ts';
import type { BannerText, BannerTextInput } from '#contract/banner-texts.ts';
import type { AdminProduct, ProductInput } from '#contract/products.ts';
import type { AdminTab } from '#contract/routes.ts';
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

/** Where each kind is run. */
export const TAB_OF_KIND: Record<EntryKind, AdminTab> = {
  products: 'shop',
  workshops: 'workshops',
  tutorials: 'tutorials',
  'banner-texts': 'banner-texts',
};
