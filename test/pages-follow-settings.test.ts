/** What public pages say of the shop, by its settings: nothing that these contradict. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { shekels } from '#contract/money.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import type { SettingsInput } from '#contract/settings-input.ts';
import { LANGS } from '#domain/language.ts';
import { type TestApp, createTestApp } from './app.ts';
import { builtPages } from './pages.ts';

const PAGES = {
  home: pages.home(),
  product: pages.product('ring'),
  made: pages.product('made'),
  workshop: pages.workshop('course'),
  terms: pages.terms(),
  privacy: pages.privacy(),
  search: pages.search({ q: 'איסוף' }),
};
type Page = keyof typeof PAGES;

const ON: SettingsInput['delivery'] = {
  courier: { on: true, price: shekels(35), freeFrom: shekels(300), days: [2, 5] },
};
const OFF = { pickup: { on: false }, courier: { on: false }, post: { on: false } };
const ARRANGE_TEXT = { he: 'בביט או במזומן', en: 'By Bit or in cash' };
const HOURS = { he: 'ב׳ ו־ד׳, 9:00–13:00', en: 'Mon and Wed, 9:00–13:00' };

const SHOPS: Record<string, { isDemo?: boolean; settings: SettingsInput }> = {
  'nothing set': { settings: {} },
  'the demo': { isDemo: true, settings: {} },
  'the demo, arranging': { isDemo: true, settings: { payments: { arrange: { on: true } } } },
  'the demo, with a courier': { isDemo: true, settings: { delivery: ON } },
  arranging: { settings: { payments: { arrange: { on: true, text: ARRANGE_TEXT, holdDays: 5 } } } },
  'an address': { settings: { shop: { address: { he: 'הגפן 3, חיפה', en: '3 Hagefen St, Haifa' } } } },
  'opening hours': { settings: { shop: { hours: HOURS } } },
  'a courier': { settings: { delivery: ON } },
  'only by post': {
    settings: { delivery: { pickup: { on: false }, post: { on: true, price: shekels(0) } } },
  },
  'no delivery at all': { settings: { delivery: OFF } },
  'the demo, no delivery at all': { isDemo: true, settings: { delivery: OFF } },
  'an exempt dealer': { settings: { tax: { kind: 'exempt' } } },
  'a company': { settings: { tax: { kind: 'company' } } },
  'seven days': { settings: { cancellation: { workshopDays: 7 } } },
  'no first offer': { settings: { offers: { firstOrder: 0 } } },
};

interface Sentence {
  he: string;
  en: string;
  on: Page[];
  when: (shop: Settings, isDemo: boolean) => boolean;
}

const isSent = ({ delivery }: Settings) => delivery.courier.on || delivery.post.on;
const isPickupOnly = (shop: Settings) => shop.delivery.pickup.on && !isSent(shop);
const hasHours = ({ shop }: Settings) => shop.hours !== null;
const EVERYWHERE = Object.keys(PAGES) as Page[];
const PIECES: Page[] = ['product', 'made'];

const SENTENCES: Sentence[] = [
  {
    he: 'המחירים כוללים מע״מ',
    en: 'Prices include VAT',
    on: EVERYWHERE,
    when: ({ tax }) => tax.kind !== 'exempt',
  },
  {
    he: '₪420 כולל מע״מ',
    en: '₪420 VAT included',
    on: ['product'],
    when: ({ tax }) => tax.kind !== 'exempt',
  },
  {
    he: '₪480 למקום, כולל מע״מ',
    en: '₪480 per seat, VAT included',
    on: ['workshop'],
    when: ({ tax }) => tax.kind !== 'exempt',
  },
  { he: 'וכוללים מע״מ', en: 'and include VAT', on: ['terms'], when: ({ tax }) => tax.kind !== 'exempt' },
  { he: 'עוסק פטור', en: 'exempt dealer', on: ['terms'], when: ({ tax }) => tax.kind === 'exempt' },

  { he: ' אין משלוחים.', en: 'There is no delivery.', on: ['product', 'made', 'terms'], when: isPickupOnly },
  {
    he: 'מכתובת העסק',
    en: 'company address',
    on: ['terms'],
    when: (shop, isDemo) => isDemo && isPickupOnly(shop),
  },
  {
    he: 'איסוף: הגפן 3, חיפה',
    en: 'Pickup: 3 Hagefen St, Haifa',
    on: [...PIECES, 'terms'],
    when: ({ shop }) => shop.address?.he === 'הגפן 3, חיפה',
  },
  {
    he: 'איסוף הגפן 3, חיפה, בתיאום',
    en: 'Pickup 3 Hagefen St, Haifa, by appointment',
    on: ['home'],
    when: ({ shop }) => shop.address?.he === 'הגפן 3, חיפה',
  },
  { he: 'בתיאום מראש.', en: 'y appointment.', on: ['home'], when: isPickupOnly },
  {
    he: 'שליח עד הבית: ₪35, חינם בקנייה של ₪300 ומעלה, 2–5 ימי עסקים',
    en: 'Courier to your door: ₪35, free on purchases of ₪300 or more, 2–5 business days',
    on: [...PIECES, 'terms'],
    when: ({ delivery }) => delivery.courier.on,
  },
  {
    he: 'איסוף או שליח עד הבית (₪35, חינם מ־₪300).',
    en: 'pickup or courier to your door (₪35, free from ₪300).',
    on: ['home'],
    when: ({ delivery }) => delivery.courier.on,
  },
  { he: 'דואר: חינם', en: 'Post: free', on: [...PIECES, 'terms'], when: ({ delivery }) => delivery.post.on },
  {
    he: 'איך זה מגיע דואר (חינם).',
    en: 'How it reaches you post (free).',
    on: ['home'],
    when: ({ delivery }) => delivery.post.on,
  },
  {
    he: 'כרגע אין איסוף ואין משלוחים',
    en: 'no pickup or delivery at the moment',
    on: ['home', ...PIECES, 'terms'],
    when: (shop) => !isSent(shop) && !shop.delivery.pickup.on,
  },
  { he: HOURS.he, en: HOURS.en, on: [...PIECES, 'terms'], when: ({ shop }) => shop.hours?.he === HOURS.he },
  {
    he: 'צריך עד תאריך מסוים?',
    en: 'Need it by a date?',
    on: [...PIECES, 'terms'],
    when: () => true,
  },
  { he: 'איסוף: איפה ומתי', en: 'Pickup: where and when', on: ['search'], when: hasHours },
  {
    he: 'איסוף: איפה ואיך',
    en: 'Pickup: where and how',
    on: ['search'],
    when: (shop) => !hasHours(shop),
  },
  { he: 'מי שמביא משלוח מקבל', en: 'Whoever delivers a parcel', on: ['privacy'], when: isSent },
  { he: 'הכתובת למשלוח', en: 'the delivery address', on: ['privacy'], when: isSent },

  {
    he: 'בכרטיס אשראי בלבד',
    en: 'by credit card only',
    on: ['terms'],
    when: ({ payments }, isDemo) => isDemo && !payments.arrange.on,
  },
  {
    he: 'עד שייפתח התשלום באתר',
    en: 'Until payment opens on the site',
    on: ['terms'],
    when: ({ payments }) => !payments.arrange.on,
  },
  {
    he: 'והתשלום הוא בתיאום איתי.',
    en: 'and arrange the payment with me.',
    on: ['terms'],
    when: ({ payments }) => payments.arrange.on,
  },
  {
    he: 'בביט או במזומן',
    en: 'By Bit or in cash',
    on: ['terms'],
    when: ({ payments }) => payments.arrange.text.he === ARRANGE_TEXT.he,
  },
  {
    he: 'שבהזמנה 5 ימים',
    en: 'kept for you for 5 days',
    on: ['terms'],
    when: ({ payments }) => payments.arrange.holdDays === 5,
  },
  {
    he: 'על קנייה ראשונה יורדים 10%',
    en: 'A first purchase is 10% off',
    on: ['terms'],
    when: ({ offers }) => offers.firstOrder === 10,
  },
  {
    he: 'והמדריכים, בלי המשלוח.',
    en: 'and tutorials, delivery excluded.',
    on: ['terms'],
    when: (shop) => shop.offers.firstOrder > 0 && isSent(shop),
  },
  { he: 'קנייה ראשונה', en: 'first purchase', on: ['terms'], when: ({ offers }) => offers.firstOrder > 0 },

  {
    he: 'עד שני ימים שאינם ימי מנוחה',
    en: 'until two days that aren’t rest days',
    on: ['terms'],
    when: ({ cancellation }) => cancellation.workshopDays === 2,
  },
  {
    he: 'עד סוף 26 בפברואר',
    en: 'until the end of 26 February',
    on: ['workshop'],
    when: ({ cancellation }) => cancellation.workshopDays === 2,
  },
  {
    he: 'עד תחילת שבעת הימים',
    en: 'until the seven days before',
    on: ['terms'],
    when: ({ cancellation }) => cancellation.workshopDays === 7,
  },
  {
    he: 'עד המפגש הראשון, בחשבון או בהודעה אליי.',
    en: 'until the first meeting, in your account or by writing to me.',
    on: ['terms'],
    when: () => true,
  },
  {
    he: 'עד סוף 20 בפברואר',
    en: 'until the end of 20 February',
    on: ['workshop'],
    when: ({ cancellation }) => cancellation.workshopDays === 7,
  },
  { he: 'עד 14 יום אחרי הקבלה', en: 'until 14 days after you receive it', on: ['product'], when: () => true },
  {
    he: 'אפשר לבטל כל עוד לא התחלתי',
    en: 'you can cancel until I start work on it',
    on: ['made'],
    when: () => true,
  },
  {
    he: '5% או ₪100, לפי הנמוך',
    en: '5% or ₪100, whichever is lower',
    on: ['product', 'made', 'workshop'],
    when: () => true,
  },
  {
    he: 'בתוך 30 יום',
    en: 'ithin 30 days',
    on: ['home', 'product', 'made', 'terms'],
    when: (_, isDemo) => isDemo,
  },
];

describe('public pages', async () => {
  const built = await builtPages();
  const shops = new Map<boolean, TestApp>();
  beforeAll(async () => {
    for (const isDemo of [true, false]) {
      const app = await createTestApp('sqlite', { ...built, env: { DEMO: isDemo ? 'on' : 'off' } });
      shops.set(isDemo, app);
      await app.has.product({ _id: 'ring', price: 420 });
      await app.has.product({ _id: 'made', price: 420, isCustomizable: true });
      await app.has.workshop({ _id: 'course', price: 480 });
    }
  });
  afterAll(() => Promise.all([...shops.values()].map((app) => app.close())));

  it.each(Object.entries(SHOPS))('say what is true of %s', async (_name, { isDemo = false, settings }) => {
    const app = shops.get(isDemo)!;
    const shop = await setAll(app, settings);
    for (const lang of LANGS) {
      for (const [page, path] of Object.entries(PAGES) as [Page, string][]) {
        const { text, status } = await app.get(inLanguage(lang, path));
        const read = wordsOf(text);
        const due = SENTENCES.filter(({ on, when }) => on.includes(page) && when(shop, isDemo));
        const about = SENTENCES.filter(({ on }) => on.includes(page));
        const said = about.filter((sentence) => read.includes(sentence[lang]));
        expect([page, status, said.map((one) => one[lang])]).toEqual([
          page,
          200,
          due.map((one) => one[lang]),
        ]);
      }
    }
  });
});

/** Everything else goes back to its default. */
async function setAll(app: TestApp, settings: SettingsInput): Promise<Settings> {
  const owner = await app.as('superAdmin');
  const none = {
    shop: { address: null, hours: null },
    delivery: {
      pickup: { on: null },
      courier: { on: null, price: null, freeFrom: null, days: null },
      post: { on: null, price: null },
    },
    payments: { arrange: { on: null, text: null, holdDays: null } },
    tax: { kind: null },
    cancellation: { workshopDays: null },
    offers: { firstOrder: null },
  };
  for (const body of [none, settings]) {
    const answer = await owner.put(adminApi.settings(), body);
    expect(answer.status, answer.text).toBe(200);
  }
  return (await owner.get(adminApi.settings())).body.data;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** What a reader of the page sees, without direction marks. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style|title)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
    .replaceAll(/\s+/g, ' ');
}
