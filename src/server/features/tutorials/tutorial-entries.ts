import { BOUNDS, PAGE_TEXT_LENGTH } from '#domain/bounds.ts';
import { shekels } from '#contract/money.ts';
import { type AdminTutorial, adminTutorialSchema, tutorialInputSchema } from '#contract/tutorials.ts';
import type { PageGrants } from './page-grants.ts';
import { completeFields } from '../entries/complete-fields.ts';
import type { EntryType } from '../entries/entry-type.ts';
import { countOwners } from './owners.repository.ts';
import { textsOfPages } from './page-texts.ts';
import { withSignedAddresses, withSignedPages } from './signed-pages.ts';
import {
  type TutorialFields,
  allTutorialIds,
  findAdminTutorial,
  insertTutorial,
  readTutorials,
  updateTutorial,
} from './tutorials.repository.ts';

/** Required fields are never read from it. */
const EMPTY: TutorialFields = {
  title: '',
  description: '',
  category: 'others',
  level: 'beginner',
  price: shekels(0),
  imagePath: null,
  contentImagesPathes: [],
  pageTexts: [],
  shouldShowFirstPage: false,
  imageAlts: {},
  durationMinutes: null,
  active: true,
  priority: 0,
  translations: {},
};

const BYTES_PER_CHARACTER = 6; // JSON may escape any as \uXXXX
const PAGE_ADDRESSES = 2_048; // bytes per page: its signed address twice, and its signatures
const PAGE = 2 * (BOUNDS.imageAlt + PAGE_TEXT_LENGTH) * BYTES_PER_CHARACTER + PAGE_ADDRESSES;
const BODY_LIMIT = BOUNDS.body + (BOUNDS.contentImages + 1) * PAGE;

const UNKNOWN_YET = { ratingSum: 0, ratingCount: 0, popularity: 0 };

export function tutorialEntries(grants: PageGrants): EntryType<TutorialFields, AdminTutorial> {
  return {
    kind: 'tutorials',
    inputSchema: tutorialInputSchema,
    entrySchema: adminTutorialSchema,
    pictureFields: ['imagePath', 'contentImagesPathes'] satisfies (keyof TutorialFields)[],
    productType: 'Tutorial',
    bodyLimit: BODY_LIMIT,
    besidePictures: { pageTexts: 'contentImagesPathes' },
    complete: ({ pageTexts, ...input }, before) => {
      const fields = completeFields(input, before, EMPTY);
      return { ...fields, pageTexts: textsOfPages(pageTexts, fields.contentImagesPathes, before) };
    },
    ids: allTutorialIds,
    read: async (db, ids) =>
      (await readTutorials(db, ids)).map((tutorial) => withSignedAddresses(tutorial, grants)),
    find: findAdminTutorial,
    toAnswer: (tutorial) => withSignedPages(tutorial, grants),
    insert: (transaction, tutorial) => insertTutorial(transaction, { ...tutorial, ...UNKNOWN_YET }),
    update: updateTutorial,
    countOwners,
  };
}
