/** What an editor of banner texts holds, and how it comes and goes. */
import '../form/zod-without-jit.ts';
import { bannerTextInputSchema, type BannerTextInput } from '#contract/banner-texts.ts';
import { pages } from '#contract/routes.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { valuesFrom, type FormValues } from '../form/form-values.ts';

export type BannerTextValues = FormValues<BannerTextInput>;

export const bannerTextDefinition: EntryDefinition<'banner-texts', BannerTextValues> = {
  kind: 'banner-texts',
  schema: bannerTextInputSchema,
  blank: () => ({ text: '', endDate: '', translations: { en: { text: '' } } }),
  valuesOf: (entry) => valuesFrom(bannerTextDefinition.blank(), entry),
  inputOf: (values) => ({ ...values, endDate: values.endDate || null }),
  nameOf: ({ text }) => text,
  publicPage: () => pages.home(),
};
