import { beforeAll, describe, expect, it } from 'vitest';
import { aPicture, aProduct, aTutorial, aWorkshop } from '#test/factories.ts';
import { shekels } from '#contract/money.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Messages } from '#i18n/message-types.ts';
import { loadMessages } from '#i18n/messages.ts';
import { serverHead } from '../server-head.ts';
import type { PageFacts } from './addresses.ts';
import { tutorialThings, workshopEvent } from './entries.ts';
import { productThing } from './product.ts';
import { shop } from './shop.ts';

const facts: PageFacts['facts'] = {
  name: { he: 'פטיש ונייר', en: 'Hammer & Paper' },
  legalName: null,
  businessNumber: null,
  address: null,
  hours: null,
  accessibility: null,
  email: null,
  mail: false,
  phone: null,
  networks: { instagram: null, facebook: null, whatsapp: null, tiktok: null },
  deliveryLines: { he: [], en: [] },
  offers: { firstOrder: 10 },
  tax: { kind: 'licensed', rate: 18 },
  cancellation: { workshopDays: 2 },
  offerHours: 24,
  joinBegun: true,
  texts: { 'footer.about': null, 'home.heroTitle': null, 'home.heroImage': null, 'home.description': null },
  publicUrl: 'https://shop.example',
  now: '2026-06-01T10:00:00.000Z',
};
let page: PageFacts;

beforeAll(async () => {
  const messages: Messages = await loadMessages('en');
  page = { facts, lang: 'en', messages };
});

function aCard(values: Partial<TutorialCard> = {}): TutorialCard {
  const { contentImagesPathes, ratingSum: _, ...card } = aTutorial();
  return { ...card, pageCount: contentImagesPathes.length, rating: 0, ...values };
}

describe('a product', () => {
  it('is offered at the price to pay, with whole addresses and the texts of the language', () => {
    const product = aProduct({
      _id: 'ring',
      price: 99.99,
      discount: 15,
      translations: { en: { title: 'Ring' } },
    });
    expect(productThing(page, product)).toMatchObject({
      '@type': 'Product',
      name: 'Ring',
      description: product.description,
      url: 'https://shop.example/en/shop/ring',
      image: [`https://shop.example${aPicture(1)}`, `https://shop.example${aPicture(2)}`],
      offers: {
        price: '84.99',
        priceCurrency: 'ILS',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '99.99',
          priceCurrency: 'ILS',
        },
        url: 'https://shop.example/en/shop/ring',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('with options is a group with a variant for each combination that is sold', () => {
    const choice = (_id: string, title: string, extra = 0) => ({ _id, title, extra: shekels(extra) });
    const product = aProduct({
      _id: 'ring',
      price: 100,
      discount: 10,
      translations: { en: { title: 'Ring' } },
      options: [
        { _id: 'metal', title: 'Metal', choices: [choice('s', 'Silver'), choice('g', 'Gold', 80)] },
        { _id: 'size', title: 'Size', choices: [choice('54', '54')] },
      ],
      variants: [
        { choices: ['s', '54'], inventory: 0, active: true },
        { choices: ['g', '54'], inventory: 2, active: true },
      ],
    });
    expect(productThing(page, product)).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Ring',
      productGroupID: 'ring',
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Ring, Silver, 54',
          sku: 'ring-54,s',
          offers: { price: '90.00', availability: 'https://schema.org/OutOfStock' },
        },
        {
          name: 'Ring, Gold, 54',
          offers: {
            price: '162.00',
            url: 'https://shop.example/en/shop/ring?choices=g,54',
            availability: 'https://schema.org/InStock',
          },
        },
      ],
    });
  });

  it('of too many combinations, or with a text that has to be given, is one thing at its lowest price', () => {
    const choices = Array.from({ length: 30 }, (_none, index) => ({
      _id: `c${index}`,
      title: String(index),
      extra: shekels(10 + index),
    }));
    const options = ['a', 'b', 'c'].map((_id) => ({
      _id,
      title: _id,
      choices: choices.map((choice) => ({ ...choice, _id: `${_id}${choice._id}` })),
    }));
    const thing = productThing(page, aProduct({ price: 100, options }));
    expect(thing).toMatchObject({ '@type': 'Product', offers: { price: '130.00' } });
    const personalText = { title: 'Engraving', maxLength: 8, extra: shekels(40), required: true };
    const engraved = productThing(page, aProduct({ price: 100, options: options.slice(0, 1), personalText }));
    expect(engraved).toMatchObject({ '@type': 'Product', offers: { price: '150.00' } });
  });

  it.each([
    [{ inventory: 0 }, 'OutOfStock'],
    [{ inventory: 0, isCustomizable: true }, 'OutOfStock'],
    [{ inventory: 1, isCustomizable: true }, 'MadeToOrder'],
  ])('%j is %s', (values, availability) => {
    expect(productThing(page, aProduct(values))).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });
});

describe('how a product is handed over and comes back', () => {
  const off = { on: false, price: shekels(40), freeFrom: null, note: null, days: null };
  const sent = { ...off, on: true, freeFrom: shekels(300), days: [2, 5] as [number, number] };
  const pickup = { on: true, note: null };
  const offerOf = (delivery: PageFacts['delivery'], values: Parameters<typeof aProduct>[0] = {}) =>
    (productThing({ ...page, delivery }, aProduct(values)) as { offers: object }).offers;

  it('has no shipping while there is only pickup, and the law for what comes back', () => {
    const offers = offerOf({ pickup, courier: off, post: off }, { price: 420 });
    expect(offers).not.toHaveProperty('shippingDetails');
    expect(offers).toMatchObject({
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
      hasMerchantReturnPolicy: {
        applicableCountry: 'IL',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: ['https://schema.org/ReturnInStore'],
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        itemDefectReturnFees: 'https://schema.org/FreeReturn',
        restockingFee: { value: 21, currency: 'ILS' },
      },
    });
  });

  it.each([
    [299, 40],
    [300, 0],
  ])('ships a piece of %i shekels for %i', (price, value) => {
    const offers = offerOf({ pickup: { ...pickup, on: false }, courier: off, post: sent }, { price });
    expect(offers).not.toHaveProperty('availableDeliveryMethod');
    expect(offers).toMatchObject({
      shippingDetails: [
        {
          shippingRate: { value, currency: 'ILS' },
          shippingDestination: { addressCountry: 'IL' },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 5 } },
        },
      ],
      hasMerchantReturnPolicy: { returnMethod: ['https://schema.org/ReturnByMail'] },
    });
  });

  it('takes no piece back that was made to order, and at most 100 shekels off an expensive one', () => {
    const delivery = { pickup, courier: off, post: off };
    expect(offerOf(delivery, { isCustomizable: true })).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
    expect(offerOf(delivery, { price: 5000 })).toMatchObject({
      hasMerchantReturnPolicy: { restockingFee: { value: 100 } },
    });
  });

  it('is said of each variant, too', () => {
    const choices = [{ _id: 's', title: 'Silver', extra: shekels(0) }];
    const product = aProduct({ options: [{ _id: 'metal', title: 'Metal', choices }] });
    expect(productThing({ ...page, delivery: { pickup, courier: off, post: off } }, product)).toMatchObject({
      hasVariant: [
        {
          offers: {
            availableDeliveryMethod: 'https://schema.org/OnSitePickup',
            hasMerchantReturnPolicy: { merchantReturnDays: 14 },
          },
        },
      ],
    });
  });

  it('has no list price without a discount', () => {
    expect(offerOf(undefined)).not.toHaveProperty('priceSpecification');
  });

  it('counts what is held as gone', () => {
    expect(offerOf(undefined, { inventory: 2, held: 2 })).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });
});

describe('a workshop', () => {
  it('is one event from its first meeting to the end of its last, with its seats', () => {
    const event = workshopEvent(page, aWorkshop({ _id: 'course', participantLimit: 8, participants: 6 }));
    expect(event).toMatchObject({
      startDate: '2027-03-01T18:00:00+02:00',
      endDate: '2027-03-08T20:00:00+02:00',
      subEvent: [{ endDate: '2027-03-01T21:00:00+02:00' }, { startDate: '2027-03-08T18:00:00+02:00' }],
      remainingAttendeeCapacity: 2,
      location: {
        name: 'הרצליה',
        address: { '@type': 'PostalAddress', streetAddress: 'הרצליה', addressCountry: 'IL' },
      },
      offers: {
        price: '480.00',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-01-01T10:00:00.000Z',
      },
    });
    const street = { he: 'רחוב הבנים 11', en: '11 HaBanim Street' };
    const inStreet = { ...page, facts: { ...facts, address: street } };
    expect(workshopEvent(inStreet, aWorkshop({ location: 'הסטודיו' }))).toMatchObject({
      location: { name: 'הסטודיו', address: { streetAddress: street.en } },
    });
    expect(
      workshopEvent(page, aWorkshop({ workshopDates: [{ date: '2027-03-01T16:00:00.000Z', duration: 60 }] })),
    ).not.toHaveProperty('subEvent');
  });

  it('is offered at the early price while it holds, as sold out when full, and not at all when past, closed or its price is hidden', () => {
    const early = aWorkshop({ earlyBirdDate: '2026-06-01T12:00:00.000Z', earlyBirdDiscountPercentage: 10 });
    expect(workshopEvent(page, early)).toMatchObject({
      offers: {
        price: '432.00',
        priceSpecification: { price: '480.00' },
        priceValidUntil: '2026-06-01',
      },
    });
    expect(workshopEvent(page, aWorkshop({ participants: 8 }))).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    const past = aWorkshop({ workshopDates: [{ date: '2026-05-01T16:00:00.000Z', duration: 60 }] });
    expect(workshopEvent(page, past)).not.toHaveProperty('offers');
    const dates = ['2026-05-30T16:00:00.000Z', '2026-06-06T16:00:00.000Z'];
    const begun = aWorkshop({ workshopDates: dates.map((date) => ({ date, duration: 60 })) });
    expect(workshopEvent(page, begun)).toHaveProperty('offers');
    const closed = { ...page, facts: { ...facts, joinBegun: false } };
    expect(workshopEvent(closed, begun)).not.toHaveProperty('offers');
    const hidden = JSON.stringify(workshopEvent(page, aWorkshop({ shouldHidePrice: true, price: 471 })));
    expect(hidden).not.toMatch(/offers|"price/);
  });
});

describe('a tutorial', () => {
  it('says its length, whether it is free, and its rating once there is one', () => {
    const [free, ...more] = tutorialThings(page, aCard({ durationMinutes: 20 }));
    expect(more).toEqual([]);
    expect(free).toMatchObject({
      '@type': 'LearningResource',
      timeRequired: 'PT20M',
      isAccessibleForFree: true,
      offers: { price: '0.00', category: 'Free' },
    });
    expect(free).not.toHaveProperty('aggregateRating');
    const [paid, bought] = tutorialThings(
      page,
      aCard({ price: shekels(60), durationMinutes: null, imagePath: null, rating: 4.67, ratingCount: 3 }),
    );
    expect(paid).toMatchObject({
      isAccessibleForFree: false,
      aggregateRating: { ratingValue: 4.67, ratingCount: 3 },
    });
    expect(bought).toMatchObject({
      '@type': 'Product',
      offers: { price: '60.00', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.67, ratingCount: 3 },
    });
    expect(paid).not.toHaveProperty('timeRequired');
    expect(paid).not.toHaveProperty('image');
  });

  it('has no page of it in its data', () => {
    const tutorial = { ...aCard({ price: shekels(60) }), locked: false, contentImagesPathes: [aPicture(77)] };
    expect(serverHead(page, { name: 'tutorial', data: tutorial })).not.toContain(aPicture(77));
  });
});

describe('the shop', () => {
  it('says what is: profiles of its own, a phone as from abroad, one address', () => {
    const networks = {
      instagram: 'https://www.instagram.com/',
      facebook: 'https://www.facebook.com/inbar.studio',
      whatsapp: 'https://wa.me/972501234567',
      tiktok: null,
    };
    const told = shop({ ...page, facts: { ...facts, networks, phone: '050-1234567' } });
    expect(told).toMatchObject({
      url: 'https://shop.example/',
      telephone: '+972501234567',
      sameAs: ['https://www.facebook.com/inbar.studio', 'https://wa.me/972501234567'],
    });
    const hours = { he: 'לפי תיאום', en: 'Sun–Thu 10:00–16:00' };
    expect(shop({ ...page, facts: { ...facts, hours } })).toMatchObject({
      openingHoursSpecification: [{ opens: '10:00', closes: '16:00' }],
    });
    expect(told).not.toHaveProperty('openingHoursSpecification');
    const bare = { ...networks, facebook: null, whatsapp: null };
    expect(shop({ ...page, facts: { ...facts, networks: bare } })).not.toHaveProperty('sameAs');
  });
});

describe("the server's head", () => {
  it('lets no text end the block', () => {
    const product = aProduct({ title: '</script><script>alert(1)</script>', description: '<!--' });
    const head = serverHead(page, { name: 'product', data: { product } });
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(head)!;
    expect(json).not.toContain('<');
    expect(JSON.parse(json!)['@graph'][0].name).toBe(product.title);
  });

  it('names the manifest of its language, and no data where no screen was found', () => {
    expect(serverHead(page, null)).toContain('href="/en/site.webmanifest"');
    expect(serverHead(page, null)).not.toContain('ld+json');
    expect(serverHead(page, { name: 'login', data: null })).not.toContain('ld+json');
  });
});
