/** What an editor of a tutorial holds, and how it comes from the server and goes to it. */
import '../form/zod-without-jit.ts';
import { shekels } from '#contract/money.ts';
import type { ImageAlts } from '#contract/common.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { pages } from '#contract/routes.ts';
import {
  tutorialInputSchema,
  type AdminTutorial,
  type TutorialCard,
  type TutorialInput,
} from '#contract/tutorials.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { knownPrice } from '../fields/known.ts';
import { altsOf } from '../pictures/order.ts';
import type { SignedPages } from '../pictures/signed-pages.ts';

export interface TutorialValues {
  title: string;
  description: string;
  translations: { en: { title: string; description: string } };
  category: TutorialCard['category'];
  level: TutorialCard['level'];
  /** Shekels; 0 is free. */
  price: number | null;
  imagePath: string | null;
  contentImagesPathes: string[];
  imageAlts: ImageAlts;
  durationMinutes: number | null;
  active: boolean;
  priority: number | null;
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
    imagePath: null,
    contentImagesPathes: [],
    imageAlts: {},
    durationMinutes: null,
    active: true,
    priority: 0,
  }),
  valuesOf: (entry: AdminTutorial) => ({
    title: entry.title,
    description: entry.description,
    translations: { en: { title: '', description: '', ...entry.translations.en } },
    category: entry.category,
    level: entry.level,
    price: entry.price,
    imagePath: entry.imagePath,
    contentImagesPathes: entry.contentImagesPathes.map(plainAddress),
    imageAlts: entry.imageAlts,
    durationMinutes: entry.durationMinutes,
    active: entry.active,
    priority: entry.priority,
  }),
  inputOf: (values) =>
    ({
      ...values,
      imageAlts: altsOf(values.imageAlts, [values.imagePath, ...values.contentImagesPathes]),
    }) as TutorialInput,
  nameOf: ({ title }) => title,
  publicPage: ({ _id, active }) => (active ? pages.tutorial(_id) : pages.tutorials()),
};

/** As the shop's card shows it, nobody having rated it; what is not typed yet is left out or 0. */
export function previewedTutorial(
  values: TutorialValues,
  createdDate: string,
  signed: SignedPages,
): TutorialCard {
  const { contentImagesPathes, durationMinutes, ...rest } = values;
  return {
    ...rest,
    _id: 'preview',
    // A page that is the cover, too, is public once that is saved.
    imagePath: values.imagePath === null ? null : (signed.get(values.imagePath)?.address ?? values.imagePath),
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
