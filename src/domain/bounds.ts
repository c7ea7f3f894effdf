/** The sizes of what may be stored or sent; texts in characters. */
export const BOUNDS = {
  shortText: 200,
  email: 254,
  bannerText: 300,
  /** A picture's alternative text in one language. */
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
  /** Entries on one page of a list. */
  pageSize: 100,
  /** Entries of a list that is returned whole when no `limit` is given. */
  wholeList: 2_000,
  /** Bytes of an uploaded picture, before base64. */
  upload: 10 * 1024 * 1024,
  /** Days during which a deleted entry can be restored. */
  restorableDays: 30,
  /** Bytes of a request body other than an upload. */
  body: 64 * 1024,
} as const;
