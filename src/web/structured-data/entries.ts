/** As search engines read them; a hidden price is omitted. */
import type { AggregateRating, Event, LearningResource, Product } from 'schema-dts';
import { pages } from '#contract/routes.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import { jerusalemDate, jerusalemIso } from '#domain/jerusalem.ts';
import { streetOf } from '#domain/map-address.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import { locationOf } from '../features/catalogue/entry-texts.ts';
import { COUNTRY, named, offer } from './named.ts';
import { fileUrl, type PageFacts, pageUrl, shopId } from './addresses.ts';

const MINUTE_MS = 60_000;

/** One event, with its meetings beneath it if there are several. */
export function workshopEvent(page: PageFacts, workshop: Workshop): Event {
  const path = pages.workshop(workshop._id);
  const { price, original, seatsLeft, status } = shownWorkshop(
    workshop,
    new Date(page.facts.now),
    page.facts.joinBegun,
  );
  const { name, ...rest } = named(page, path, workshop);
  const place = locationOf(page.lang, workshop).text;
  const street = streetOf(workshop, page.facts.address)?.[page.lang] ?? place;
  const address = { '@type': 'PostalAddress', streetAddress: street, addressCountry: COUNTRY } as const;
  const location = { '@type': 'Place', name: place, address } as const;
  const meetings = workshop.workshopDates.map(({ date, duration }) => ({
    startDate: jerusalemIso(new Date(date)),
    endDate: endOf(date, duration),
  }));
  const always = {
    location,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  } as const;
  return {
    '@type': 'EducationEvent',
    name,
    ...rest,
    ...always,
    startDate: meetings[0]!.startDate,
    endDate: meetings.at(-1)!.endDate,
    ...(meetings.length > 1 && {
      subEvent: meetings.map((meeting) => ({
        '@type': 'EducationEvent' as const,
        name,
        ...meeting,
        ...always,
      })),
    }),
    ...(workshop.image && { image: [fileUrl(page, workshop.image)] }),
    organizer: {
      '@type': 'Organization',
      '@id': shopId(page),
      name: page.facts.name[page.lang],
      url: pageUrl(page, pages.home()),
    },
    maximumAttendeeCapacity: workshop.participantLimit,
    remainingAttendeeCapacity: seatsLeft,
    ...(!workshop.shouldHidePrice &&
      (status === 'open' || status === 'full') && {
        offers: {
          ...offer(page, path, price, original),
          ...(original !== null &&
            workshop.earlyBirdDate && { priceValidUntil: jerusalemDate(new Date(workshop.earlyBirdDate)) }),
          availability: status === 'full' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
          validFrom: workshop.createdDate,
        },
      }),
  };
}

function endOf(date: string, minutes: number): string {
  return jerusalemIso(new Date(Date.parse(date) + minutes * MINUTE_MS));
}

/** What is learned from, and, where it is sold, the digital piece that is bought: search engines show prices of products. */
export function tutorialThings(page: PageFacts, tutorial: TutorialCard): [LearningResource, ...Product[]] {
  const path = pages.tutorial(tutorial._id);
  const { durationMinutes: minutes, rating, ratingCount } = tutorial;
  const about = named(page, path, tutorial);
  const isFree = tutorial.price === 0;
  const shown = {
    ...(tutorial.imagePath && { image: [fileUrl(page, tutorial.imagePath)] }),
    offers: {
      ...offer(page, path, tutorial.price),
      category: isFree ? 'Free' : 'Paid',
      availability: 'https://schema.org/InStock',
    } as const,
    ...(ratingCount > 0 && { aggregateRating: ratingOf(rating, ratingCount) }),
  };
  const resource = {
    '@type': 'LearningResource',
    ...about,
    ...shown,
    provider: {
      '@type': 'Organization',
      '@id': shopId(page),
      name: page.facts.name[page.lang],
      url: pageUrl(page, pages.home()),
    },
    learningResourceType: 'Tutorial',
    educationalLevel: page.messages.levels[tutorial.level],
    isAccessibleForFree: isFree,
    datePublished: tutorial.createdDate,
    ...(minutes && { timeRequired: `PT${minutes}M` }),
  } satisfies LearningResource;
  if (isFree) return [resource];
  const bought = { '@type': 'Product', ...about, ...shown, '@id': `${about.url}#bought` } as const;
  return [resource, { ...bought, sku: tutorial._id, category: page.messages.categories[tutorial.category] }];
}

function ratingOf(ratingValue: number, ratingCount: number): Exclude<AggregateRating, string> {
  return { '@type': 'AggregateRating', ratingValue, ratingCount, bestRating: 5, worstRating: 1 };
}
