/** A field of a schema that a form forgets could never be edited. */
import { describe, expect, test } from 'vitest';
import { he } from '#i18n/admin/he.ts';
import { bannerTextDefinition } from '../banner-texts/banner-text-definition.ts';
import { productDefinition } from '../products/product-definition.ts';
import { newProductSections, productSections } from '../products/product-sections.tsx';
import { tutorialDefinition } from '../tutorials/tutorial-definition.ts';
import { tutorialSections } from '../tutorials/tutorial-sections.tsx';
import { workshopDefinition } from '../workshops/workshop-definition.ts';
import { workshopSections } from '../workshops/workshop-sections.tsx';
import { changedNames, partsOf } from '../form/values.ts';

const now = new Date();
const fold = { icon: 'filter' } as const;
const onLaptop = { phone: false, fold: undefined };
const onPhone = { phone: true, fold };
const FORMS = [
  ['product', productDefinition.blank(), productSections(he, false)],
  ['product on a phone', productDefinition.blank(), productSections(he, true)],
  ['new product on a phone', productDefinition.blank(), newProductSections(he)],
  ['workshop', workshopDefinition.blank(), workshopSections(he, { id: null, now, ...onLaptop })],
  ['workshop on a phone', workshopDefinition.blank(), workshopSections(he, { id: null, now, ...onPhone })],
  ['tutorial', tutorialDefinition.blank(), tutorialSections(he, { tutorialId: null, ...onLaptop })],
  ['tutorial on a phone', tutorialDefinition.blank(), tutorialSections(he, { tutorialId: null, ...onPhone })],
] as const;

test.each(FORMS)('the form of a %s has every field once', (_name, blank, sections) => {
  const covered = sections.flatMap(({ covers }): readonly string[] => covers);
  expect(covered.toSorted()).toEqual(Object.keys(blank).toSorted());
});

test.each(FORMS)('the form of a %s never folds the switch away that shows it', (_name, _blank, sections) => {
  const folded = sections
    .filter(({ fold: isFolded }) => isFolded)
    .flatMap(({ covers }): readonly string[] => covers);
  expect(folded).not.toContain('active');
});

describe('every field has a name in the dictionary', () => {
  test.each([
    ['products', productDefinition.blank()],
    ['workshops', workshopDefinition.blank()],
    ['tutorials', tutorialDefinition.blank()],
    ['banner texts', bannerTextDefinition.blank()],
  ])('%s', (_kind, blank) => {
    expect(partsOf(blank).length).toBeGreaterThan(2);
    expect(partsOf(blank).filter(({ name }) => !(name in he.fields.names))).toEqual([]);
    expect(changedNames(blank, blank)).toEqual([]);
  });
});
