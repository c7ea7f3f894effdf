/** Where the shops of the journeys stand, and the screens that they are seen on. */

/** E2E_PORT: the first of twenty ports, where the usual ones are taken. */
const FIRST_PORT = Number(process.env.E2E_PORT || 4300);

/** The shop with the demo catalogue. */
export const SHOP = `http://127.0.0.1:${FIRST_PORT}`;
/** The shop of a maker who has entered nothing yet. */
export const EMPTY_SHOP = `http://127.0.0.1:${FIRST_PORT + 1}`;

/** The shop that the maker's journeys change: with the demo catalogue too. */
export const MAKER_SHOP = `http://127.0.0.1:${FIRST_PORT + 2}`;
/** Of this worker alone, for a shop that a test starts itself: below those that the system gives to anyone. */
export const ownPort = (): number => FIRST_PORT + 10 + Number(process.env.TEST_PARALLEL_INDEX);

/** Who runs every shop of the journeys. */
export const MAKER = { email: 'maker@example.com', password: 'hammer and paper' };

/** px. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE_SCREEN = { width: 390, height: 844 };

/** For `test.use`: a phone under a finger. */
export const PHONE = { viewport: PHONE_SCREEN, hasTouch: true, isMobile: true };

/**
 * The two screens that a page is looked at on. The short run (`npm test`) takes the phone in Hebrew and the
 * desktop in English, the long one (`npm run test:long`) both in both.
 */
export const SCREENS = [
  { size: 'a phone', screen: PHONE, tag: '@short-he' },
  { size: 'a desktop', screen: { viewport: DESKTOP }, tag: '@short-en' },
] as const;
