import { type BannerText, bannerTextInputSchema, bannerTextSchema } from '#contract/banner-texts.ts';
import { completeFields } from '../entries/complete-fields.ts';
import type { EntryType } from '../entries/entry-type.ts';
import {
  type BannerTextFields,
  allBannerTextIds,
  findBannerText,
  insertBannerText,
  readBannerTexts,
  updateBannerText,
} from './banner-texts.repository.ts';

const EMPTY: BannerTextFields = { text: '', endDate: null, translations: {} };

export const bannerTextEntries: EntryType<BannerTextFields, BannerText> = {
  kind: 'banner-texts',
  inputSchema: bannerTextInputSchema,
  entrySchema: bannerTextSchema,
  pictureFields: [],
  productType: null,
  complete: (input, before) => completeFields(input, before, EMPTY),
  ids: allBannerTextIds,
  read: readBannerTexts,
  find: findBannerText,
  insert: insertBannerText,
  update: updateBannerText,
};
