/** What an editor of banner texts holds, and how it comes and goes. */
import '../form/zod-without-jit.ts';
import { bannerTextInputSchema } from '#contract/banner-texts.ts';
import { pages } from '#contract/routes.ts';
import type { EntryDefinition } from '../editor/definition.ts';

export interface BannerTextValues {
  text: string;
  /** The last day in Jerusalem; null for no end. */
  endDate: string | null;
  translations: { en: { text: string } };
}

export const bannerTextDefinition: EntryDefinition<'banner-texts', BannerTextValues> = {
  kind: 'banner-texts',
  schema: bannerTextInputSchema,
  blank: () => ({ text: '', endDate: null, translations: { en: { text: '' } } }),
  valuesOf: ({ text, endDate, translations }) => ({
    text,
    endDate,
    translations: { en: { text: translations.en?.text ?? '' } },
  }),
  inputOf: (values) => values,
  nameOf: ({ text }) => text,
  publicPage: () => pages.home(),
};
