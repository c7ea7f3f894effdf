import type { ImageAlts } from '#contract/common.ts';
import { shekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import type { Workshop } from '#contract/workshops.ts';
import { newId } from '../db/ids.ts';
import type { NewBannerText } from '../features/banner-texts/banner-texts.repository.ts';
import { CLEARED_PRODUCT } from '../features/products/product-entries.ts';
import type { NewTutorial } from '../features/tutorials/tutorials.repository.ts';
import { endInDays, inDays, onWorkday } from './days.ts';
import type {
  BothLanguages,
  DemoBannerText,
  DemoEntry,
  DemoPicture,
  DemoProduct,
  DemoTutorial,
  DemoWorkshop,
} from './types.ts';

export interface DemoSetting {
  now: Date;
  addressOf: (file: string) => string;
}

const OPENING = '10:00';

/** The key is the id, so that links work in every demo shop. */
function common(entry: DemoEntry, pictures: DemoPicture[], { now, addressOf }: DemoSetting) {
  const created = inDays(now, -entry.createdDaysAgo, OPENING);
  const imageAlts: ImageAlts = Object.fromEntries(pictures.map(({ file, alt }) => [addressOf(file), alt]));
  return {
    _id: entry.key,
    title: entry.title.he,
    description: entry.description.he,
    translations: { en: { title: entry.title.en, description: entry.description.en } },
    category: entry.category,
    priority: entry.priority,
    active: entry.active ?? true,
    createdDate: (created < now ? created : now).toISOString(),
    imageAlts,
  };
}

export function productOf(demo: DemoProduct, setting: DemoSetting): Product {
  const [imagePath, ...secondaryImagesPathes] = demo.pictures.map(({ file }) => setting.addressOf(file));
  const { kind, price, discount, inventory, isPromoted, isCustomizable } = demo;
  return {
    ...CLEARED_PRODUCT,
    ...common(demo, demo.pictures, setting),
    kind,
    price: shekels(price),
    discount,
    inventory,
    isPromoted,
    isCustomizable,
    ...choosingOf(demo),
    imagePath: imagePath!,
    secondaryImagesPathes,
  };
}

function choosingOf({ options = [], variants = [], personalText, leadDays = 0 }: DemoProduct) {
  const named = ({ he, en }: BothLanguages) => ({ title: he, translations: { en: { title: en } } });
  return {
    options: options.map(({ key, title, choices }) => ({
      _id: key,
      ...named(title),
      choices: choices.map((choice) => ({
        _id: choice.key,
        ...named(choice.title),
        extra: shekels(choice.extra),
      })),
    })),
    variants,
    personalText: personalText
      ? {
          ...named(personalText.title),
          maxLength: personalText.maxLength,
          extra: shekels(personalText.extra),
          required: personalText.required ?? false,
        }
      : null,
    leadDays,
  };
}

export function workshopOf(demo: DemoWorkshop, setting: DemoSetting): Workshop {
  const shared = common(demo, [demo.picture], setting);
  const { level, participantLimit, participants, price, shouldHidePrice, earlyBird } = demo;
  const workshopDates = demo.meetings.map(({ daysFromNow, time, minutes }) => ({
    date: onWorkday(setting.now, daysFromNow, time).toISOString(),
    duration: minutes,
  }));
  return {
    ...shared,
    level,
    participantLimit,
    participants,
    price: shekels(price),
    shouldHidePrice,
    location: demo.location.he,
    translations: {
      en: {
        ...shared.translations.en,
        location: demo.location.en,
        ...(demo.question && { question: demo.question.en }),
      },
    },
    earlyBirdDate: earlyBird
      ? endInDays(setting.now, earlyBird.daysFromNow).toISOString()
      : workshopDates[0]!.date,
    earlyBirdDiscountPercentage: earlyBird?.percentage ?? 0,
    image: setting.addressOf(demo.picture.file),
    workshopDates,
    question: demo.question?.he ?? null,
    series: demo.series ?? null,
  };
}

export function tutorialOf(demo: DemoTutorial, setting: DemoSetting): NewTutorial {
  const { level, price, durationMinutes, rating, ratingCount, popularity } = demo;
  return {
    ...common(demo, [demo.cover, ...demo.pages], setting),
    level,
    price: shekels(price),
    durationMinutes,
    ratingCount,
    popularity,
    ratingSum: Math.round(rating * ratingCount),
    imagePath: setting.addressOf(demo.cover.file),
    contentImagesPathes: demo.pages.map(({ file }) => setting.addressOf(file)),
    pageTexts: demo.pages.map(({ text }) => ({ text: text.he, translations: { en: { text: text.en } } })),
    shouldShowFirstPage: demo.shouldShowFirstPage ?? false,
  };
}

/** `position`: texts rotate in the order of their creation. */
export function bannerTextOf(demo: DemoBannerText, position: number, { now }: DemoSetting): NewBannerText {
  return {
    _id: newId(),
    text: demo.text.he,
    translations: { en: { text: demo.text.en } },
    createdDate: new Date(now.getTime() + position).toISOString(),
    endDate: demo.endsInDays === null ? null : endInDays(now, demo.endsInDays).toISOString(),
  };
}
