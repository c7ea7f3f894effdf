export const BOUNDS = {
  shortText: 200,
  email: 254,
  bannerText: 300,
  imageAlt: 500,
  longText: 5_000,
  /** shekels */
  price: 1_000_000,
  percentage: 100,
  count: 1_000_000,
  participants: 10_000,
  /** minutes */
  duration: 10_080,
  workshopDates: 100,
  secondaryImages: 20,
  contentImages: 200,
  cartLines: 100,
  password: { min: 8, max: 200 },
  quantity: { min: 1, max: 999 },
  pageSize: 100,
  /** Entries of a list without `limit`. */
  wholeList: 2_000,
  /** Bytes, before base64. */
  upload: 10 * 1024 * 1024,
  restorableDays: 30,
  /** Bytes of a request other than an upload. */
  body: 64 * 1024,
} as const;

/** Signs of a tutorial's page in one language; apart from the others, which every page loads. */
export const PAGE_TEXT_LENGTH = 2_000;

/** Apart from the others, too. */
export const DRAFT_BOUNDS = {
  /** Of one admin. */
  count: 200,
  /** Without a change. */
  days: 30,
  /** Bytes: what was typed and what it was typed over, in a tutorial of as many pages and signs as there may be. */
  body: 4 * 1024 * 1024,
} as const;
