/** E2E_PORT: the first of twenty free ports. */
const FIRST_PORT = Number(process.env.E2E_PORT || 4300);

/** With the demo catalogue. */
export const SHOP = `http://127.0.0.1:${FIRST_PORT}`;
/** Without entries. */
export const EMPTY_SHOP = `http://127.0.0.1:${FIRST_PORT + 1}`;

/** Changed by the admin's tests; begins with the demo catalogue. */
export const ADMIN_SHOP = `http://127.0.0.1:${FIRST_PORT + 2}`;
/** This worker's port for a shop that a test starts, below the system's ephemeral ports. */
export const ownPort = (): number => FIRST_PORT + 10 + Number(process.env.TEST_PARALLEL_INDEX);

export const ADMIN = { email: 'maker@example.com', password: 'hammer and paper' };

/** px. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE_SCREEN = { width: 390, height: 844 };

/** For `test.use`: a phone under a finger. */
export const PHONE = { viewport: PHONE_SCREEN, hasTouch: true, isMobile: true };

/**
 * The short run (`npm test`) takes the phone in Hebrew and the desktop in English, the long one
 * (`npm run test:long`) both in both.
 */
export const SCREENS = [
  { size: 'a phone', screen: PHONE, tag: '@short-he' },
  { size: 'a desktop', screen: { viewport: DESKTOP }, tag: '@short-en' },
] as const;
