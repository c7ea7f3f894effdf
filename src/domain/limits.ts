/** Bounds of what may be stored or sent (api.md, Limits; spec §5). */
export const LIMITS = {
  shortText: 200,
  email: 254,
  bannerText: 300,
  /** The words that stand for one picture, in one language. */
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
  /** characters */
  password: { min: 8, max: 200 },
  quantity: { min: 1, max: 999 },
  /** Entries of one page of a public list. */
  pageSize: 100,
  /** The longest list that comes whole when no `limit` is asked for. */
  wholeList: 2_000,
  /** Bytes of a picture that is uploaded, before base64. */
  upload: 10 * 1024 * 1024,
  /** Days for which a deleted entry can be brought back. */
  restorableDays: 30,
  /** Bytes of a request's body, but for an upload. */
  body: 64 * 1024,
} as const;
