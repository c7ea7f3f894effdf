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

const fold = undefined;
const FORMS = [
  ['product', productDefinition.blank(), productSections(he)],
  ['new product on a phone', productDefinition.blank(), newProductSections(he)],
  ['workshop', workshopDefinition.blank(), workshopSections(he, { now: new Date(), fold })],
  ['tutorial', tutorialDefinition.blank(), tutorialSections(he, { tutorialId: null, fold })],
] as const;

test.each(FORMS)('the form of a %s has every field once', (_name, blank, sections) => {
  const covered = sections.flatMap(({ covers }): readonly string[] => covers);
  expect(covered.toSorted()).toEqual(Object.keys(blank).toSorted());
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
