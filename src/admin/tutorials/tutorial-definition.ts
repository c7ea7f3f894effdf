import '../form/zod-without-jit.ts';
import { shekels } from '#contract/money.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { pages } from '#contract/routes.ts';
import { tutorialInputSchema, type TutorialCard, type TutorialInput } from '#contract/tutorials.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { valuesFrom, type FormValues } from '../form/form-values.ts';
import { knownPrice } from '../fields/known.ts';
import { altsOf } from '../pictures/order.ts';
import { textsByPage, textsInOrder, type TextsByPage } from './page-texts.ts';
import type { SignedPages } from '../pictures/signed-pages.ts';

export interface TutorialValues extends Omit<FormValues<TutorialInput>, 'pageTexts'> {
  pageTexts: TextsByPage;
}

export const tutorialDefinition: EntryDefinition<'tutorials', TutorialValues> = {
  kind: 'tutorials',
  schema: tutorialInputSchema,
  blank: () => ({
    title: '',
    description: '',
    translations: { en: { title: '', description: '' } },
    category: 'goldsmith',
    level: 'beginner',
    price: null,
    imagePath: '',
    contentImagesPathes: [],
    pageTexts: {},
    shouldShowFirstPage: false,
    imageAlts: {},
    durationMinutes: null,
    active: true,
    priority: 0,
  }),
  startOf: (newest) => (newest ? { category: newest.category } : {}),
  valuesOf: (entry) => {
    const contentImagesPathes = entry.contentImagesPathes.map(plainAddress);
    const pageTexts = textsByPage(contentImagesPathes, entry.pageTexts);
    return valuesFrom(tutorialDefinition.blank(), { ...entry, contentImagesPathes, pageTexts });
  },
  inputOf: (values) => ({
    ...values,
    imagePath: values.imagePath || null,
    pageTexts: textsInOrder(values),
    imageAlts: altsOf(values.imageAlts, [values.imagePath, ...values.contentImagesPathes]),
  }),
  nameOf: ({ title }) => title,
  publicPage: ({ _id, active }) => (active ? pages.tutorial(_id) : pages.tutorials()),
};

/** For the preview: what is missing counts as 0 or is left out. */
export function previewedTutorial(
  values: TutorialValues,
  createdDate: string,
  signed: SignedPages,
): TutorialCard {
  const { contentImagesPathes, pageTexts: _texts, durationMinutes, ...rest } = values;
  return {
    ...rest,
    _id: 'preview',
    // A page that is also the cover becomes public once it is saved.
    imagePath: signed.get(values.imagePath)?.address ?? (values.imagePath || null),
    price: knownPrice(values.price) ?? shekels(0),
    durationMinutes: durationMinutes !== null && Number.isInteger(durationMinutes) ? durationMinutes : null,
    pageCount: contentImagesPathes.length,
    rating: 0,
    ratingCount: 0,
    popularity: 0,
    priority: values.priority ?? 0,
    createdDate,
  };
}
