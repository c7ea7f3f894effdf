/** As search engines read them; a hidden price is omitted. */
import type { Course, Event } from 'schema-dts';
import { pages } from '#contract/routes.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import { locationOf } from '../features/catalogue/entry-texts.ts';
import { named, offer } from './named.ts';
import { fileUrl, type PageFacts, pageUrl, shopId } from './addresses.ts';

const MINUTE_MS = 60_000;

/** One event, with its meetings beneath it if there are several. */
export function workshopEvent(page: PageFacts, workshop: Workshop): Event {
  const path = pages.workshop(workshop._id);
  const { price, seatsLeft, status } = shownWorkshop(workshop, new Date(page.facts.now));
  const { name, ...rest } = named(page, path, workshop);
  const place = locationOf(page.lang, workshop).text;
  const location = { '@type': 'Place', name: place, address: place } as const;
  const meetings = workshop.workshopDates.map(({ date, duration }) => ({
    startDate: date,
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
      status !== 'past' && {
        offers: {
          ...offer(page, path, price),
          availability: status === 'full' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
          validFrom: workshop.createdDate,
        },
      }),
  };
}

function endOf(date: string, minutes: number): string {
  return new Date(Date.parse(date) + minutes * MINUTE_MS).toISOString();
}

export function tutorialCourse(page: PageFacts, tutorial: TutorialCard): Course {
  const path = pages.tutorial(tutorial._id);
  const { durationMinutes: minutes, rating, ratingCount } = tutorial;
  return {
    '@type': 'Course',
    ...named(page, path, tutorial),
    ...(tutorial.imagePath && { image: [fileUrl(page, tutorial.imagePath)] }),
    provider: {
      '@type': 'Organization',
      '@id': shopId(page),
      name: page.facts.name[page.lang],
      url: pageUrl(page, pages.home()),
    },
    educationalLevel: page.messages.levels[tutorial.level],
    isAccessibleForFree: tutorial.price === 0,
    datePublished: tutorial.createdDate,
    ...(minutes && { timeRequired: `PT${minutes}M` }),
    offers: { ...offer(page, path, tutorial.price), category: tutorial.price === 0 ? 'Free' : 'Paid' },
    ...(ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
