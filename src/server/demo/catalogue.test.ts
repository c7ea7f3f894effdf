import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, DURATIONS, TUTORIAL_LEVELS, durationOfMinutes } from '#domain/catalogue.ts';
import { BOUNDS, PAGE_TEXT_LENGTH } from '#domain/bounds.ts';
import { LANGS } from '#domain/language.ts';
import { wrongVariant } from '#domain/options.ts';
import { withHeading } from '#domain/tutorial.ts';
import { DEMO_CATALOGUE } from './catalogue.ts';
import type { BothLanguages, DemoPicture, DemoWorkshop } from './types.ts';

const { products, workshops, tutorials, bannerTexts } = DEMO_CATALOGUE;
const entries = [...products, ...workshops, ...tutorials];
const pictures: DemoPicture[] = [
  ...products.flatMap((product) => product.pictures),
  ...workshops.map((workshop) => workshop.picture),
  ...tutorials.flatMap((tutorial) => [tutorial.cover, ...tutorial.pages]),
];
const folder = fileURLToPath(new URL('./pictures/', import.meta.url));

function faulty(texts: BothLanguages[], longest: number): BothLanguages[] {
  const good = (text: string) => text.trim() === text && text !== '' && text.length <= longest;
  return texts.filter(
    ({ he, en }) => !good(he) || !good(en) || !/[\u05d0-\u05ea]/.test(he) || /[\u0590-\u05ff]/.test(en),
  );
}

function lastDay(workshop: DemoWorkshop): number {
  return Math.max(...workshop.meetings.map((meeting) => meeting.daysFromNow));
}

function firstDay(workshop: DemoWorkshop): number {
  return Math.min(...workshop.meetings.map((meeting) => meeting.daysFromNow));
}

describe('the demo catalogue', () => {
  it('is large enough to fill the shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(24);
    expect(workshops.length).toBeGreaterThanOrEqual(8);
    expect(tutorials.length).toBeGreaterThanOrEqual(12);
    expect(bannerTexts).toHaveLength(2);
  });

  it('has a unique key for every entry', () => {
    expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
  });

  it('has every text in both languages, within its bounds', () => {
    expect(
      faulty(
        entries.map((entry) => entry.title),
        BOUNDS.shortText,
      ),
    ).toEqual([]);
    expect(
      faulty(
        entries.map((entry) => entry.description),
        BOUNDS.longText,
      ),
    ).toEqual([]);
    expect(
      faulty(
        workshops.map((workshop) => workshop.location),
        BOUNDS.shortText,
      ),
    ).toEqual([]);
    expect(
      faulty(
        pictures.map((picture) => picture.alt),
        BOUNDS.shortText,
      ),
    ).toEqual([]);
    expect(
      faulty(
        bannerTexts.map((banner) => banner.text),
        BOUNDS.bannerText,
      ),
    ).toEqual([]);
  });

  it('names every option, choice and engraving in both languages, and counts only what can be chosen', () => {
    const chosen = products.filter(({ options = [] }) => options.length > 0);
    expect(chosen.length).toBeGreaterThan(0);
    expect(products.filter(({ personalText }) => personalText)).not.toHaveLength(0);
    for (const { key, options = [], variants = [], personalText, inventory } of chosen) {
      const titled = [
        ...options,
        ...options.flatMap(({ choices }) => choices),
        ...(personalText ? [personalText] : []),
      ];
      expect(titled.filter(({ title: { he, en } }) => he === '' || en === '')).toEqual([]);
      const ids = options.map(({ choices }) => ({ choices: choices.map(({ key }) => ({ _id: key })) }));
      expect(wrongVariant(ids, variants)).toBe(-1);
      const pieces = variants.reduce((sum, variant) => sum + variant.inventory, 0);
      expect([key, variants.length > 0 ? pieces : inventory]).toEqual([key, inventory]);
    }
  });

  it('starts each description with 60 to 140 characters for the card', () => {
    const cards = entries
      .flatMap(({ description }) => [description.he, description.en])
      .map((text) => text.split('\n\n')[0] ?? '');
    expect(cards.filter((card) => card.length < 60 || card.length > 140)).toEqual([]);
  });

  it('has no price, long dash or exclamation mark in a text', () => {
    const texts = [
      ...entries.flatMap((entry) => [entry.title, entry.description]),
      ...pictures.map((picture) => picture.alt),
    ].flatMap(({ he, en }) => [he, en]);
    expect(texts.filter((text) => /[₪$!–—]/.test(text))).toEqual([]);
  });

  it('uses gershayim for Hebrew quotation marks and abbreviations', () => {
    const texts = [
      ...entries.flatMap((entry) => [entry.title, entry.description]),
      ...pictures.map((picture) => picture.alt),
    ].map(({ he }) => he);
    expect(texts.filter((text) => /["'”“]/.test(text))).toEqual([]);
  });

  it('uses every picture in the folder, each once, other dates of a workshop aside', () => {
    const named = [...new Set(pictures.map((picture) => picture.file))];
    expect(named.filter((file) => !existsSync(`${folder}${file}`))).toEqual([]);
    expect(named.toSorted()).toEqual(
      readdirSync(folder)
        .filter((file) => file.endsWith('.jpg'))
        .toSorted(),
    );
  });
});

describe('the demo products', () => {
  it('have prices, discounts and counts within bounds', () => {
    for (const { key, price, discount, inventory, pictures: views } of products) {
      expect(Number.isInteger(Math.round(price * 100)) && price > 0 && price <= BOUNDS.price, key).toBe(true);
      expect(Number.isInteger(discount) && discount >= 0 && discount <= BOUNDS.percentage, key).toBe(true);
      expect(Number.isInteger(inventory) && inventory >= 0 && inventory <= BOUNDS.count, key).toBe(true);
      expect(views.length, key).toBeGreaterThan(0);
      expect(views.length - 1, key).toBeLessThanOrEqual(BOUNDS.secondaryImages);
    }
  });

  it('feature two, the full moon before the evening sea', () => {
    const promoted = products
      .filter((product) => product.isPromoted)
      .toSorted((a, b) => b.priority - a.priority)
      .map((product) => product.key);
    expect(promoted).toEqual(['product-pendant-full-moon', 'product-paper-evening-sea']);
    expect(Math.max(...products.map((product) => product.priority))).toBe(
      products.find((product) => product.key === 'product-pendant-full-moon')?.priority,
    );
  });

  it('show every state of a card', () => {
    const some = (least: number, is: (product: (typeof products)[number]) => boolean) =>
      expect(products.filter(is).length).toBeGreaterThanOrEqual(least);
    some(4, ({ discount }) => discount >= 5 && discount <= 25);
    some(1, ({ inventory }) => inventory === 0);
    some(3, ({ inventory }) => inventory >= 1 && inventory <= 3);
    some(3, ({ isCustomizable }) => isCustomizable);
    some(1, ({ price }) => !Number.isInteger(price));
    some(1, ({ title }) => title.he.length > 60 && title.en.length > 60);
    for (const wanted of CATEGORIES) some(1, ({ category }) => category === wanted);
  });
});

describe('the demo workshops', () => {
  it('have no more participants than seats, and meetings in date order', () => {
    for (const { key, participants, participantLimit, meetings } of workshops) {
      expect(participants, key).toBeLessThanOrEqual(participantLimit);
      expect(participantLimit, key).toBeLessThanOrEqual(BOUNDS.participants);
      expect(meetings.length, key).toBeGreaterThan(0);
      expect(meetings, key).toEqual(meetings.toSorted((a, b) => a.daysFromNow - b.daysFromNow));
      for (const { time, minutes } of meetings) {
        expect(time, key).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(minutes > 0 && minutes <= BOUNDS.duration, key).toBe(true);
      }
    }
  });

  it('end early-bird prices before the first meeting', () => {
    for (const workshop of workshops) {
      if (workshop.earlyBird) expect(workshop.earlyBird.daysFromNow).toBeLessThan(firstDay(workshop));
    }
  });

  it('show every state of a ticket', () => {
    expect(workshops.filter((workshop) => lastDay(workshop) < 0)).toHaveLength(1);
    expect(workshops.filter((workshop) => firstDay(workshop) < 0 && lastDay(workshop) > 0)).toHaveLength(1);
    expect(
      workshops.filter((workshop) => firstDay(workshop) >= 14 && lastDay(workshop) <= 70).length,
    ).toBeGreaterThanOrEqual(4);
    expect(workshops.some((workshop) => workshop.participants === workshop.participantLimit)).toBe(true);
    expect(workshops.some((workshop) => (workshop.earlyBird?.daysFromNow ?? -1) > 0)).toBe(true);
    expect(workshops.some((workshop) => workshop.shouldHidePrice)).toBe(true);
    const levels = workshops.map((workshop) => workshop.level);
    expect(levels).toEqual(expect.arrayContaining(['beginner', 'medium', 'advanced', 'all']));
  });
});

describe('the demo tutorials', () => {
  it('cover every level and length, at least four of them free', () => {
    expect(new Set(tutorials.map((tutorial) => tutorial.level))).toEqual(new Set(TUTORIAL_LEVELS));
    expect(new Set(tutorials.map((tutorial) => durationOfMinutes(tutorial.durationMinutes)))).toEqual(
      new Set(DURATIONS),
    );
    expect(tutorials.filter((tutorial) => tutorial.price === 0).length).toBeGreaterThanOrEqual(4);
  });

  it('have ratings that whole stars can add up to, and different popularities', () => {
    for (const { key, rating, ratingCount } of tutorials) {
      const stars = Math.round(rating * ratingCount);
      expect(stars, key).toBeLessThanOrEqual(5 * ratingCount);
      expect(Math.round((stars / ratingCount) * 100) / 100, key).toBe(rating);
    }
    expect(new Set(tutorials.map((tutorial) => tutorial.popularity)).size).toBe(tutorials.length);
  });

  it('have four or five pages', () => {
    for (const { key, pages } of tutorials) expect([4, 5], key).toContain(pages.length);
  });

  it('have on each page a heading and a text in both languages, other than what its picture shows', () => {
    for (const { file, alt, text } of tutorials.flatMap(({ pages }) => pages)) {
      for (const lang of LANGS) {
        const { heading, body } = withHeading(text[lang]);
        expect([file, heading], lang).not.toContain(null);
        expect(body.length, file).toBeGreaterThan(60);
        expect(text[lang].length, file).toBeLessThan(PAGE_TEXT_LENGTH);
        expect(text[lang], file).not.toContain(alt[lang]);
      }
    }
  });
});
