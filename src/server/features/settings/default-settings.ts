import { shekels } from '#contract/money.ts';
import { DEFAULT_SHOP_NAME } from '#server/config.ts';
import type { SettingsValues } from '#contract/settings.ts';

/** Without the texts, whose defaults depend on these. */
export type FactSettings = Omit<SettingsValues, 'texts'>;

const ARRANGE = {
  he: 'נסגור יחד את התשלום והמסירה בטלפון או בהודעה.',
  en: 'We’ll agree on payment and handover by phone or message.',
};

export const DEFAULT_SETTINGS: FactSettings = {
  shop: {
    name: DEFAULT_SHOP_NAME,
    legalName: null,
    businessNumber: null,
    email: null,
    phone: null,
    address: null,
    hours: null,
    instagram: null,
    facebook: null,
    whatsapp: null,
    tiktok: null,
    accessibility: null,
  },
  delivery: {
    pickup: { on: true, note: null },
    courier: { on: false, price: shekels(40), freeFrom: null, note: null, days: [2, 5] },
    post: { on: false, price: shekels(25), freeFrom: null, note: null, days: [3, 8] },
  },
  payments: {
    arrange: { on: false, text: ARRANGE, holdDays: 3 },
    card: { on: true },
    bit: { on: true },
  },
  offers: { firstOrder: 10 },
  tax: { kind: 'licensed', rate: 18 },
  cancellation: { workshopDays: 2 },
  workshops: { offerHours: 24, reminderDays: 2, joinBegun: true },
};

const DEMO_ARRANGE = {
  he: 'אפשר לשלם בהעברה בביט או בהעברה בנקאית, או במזומן כשמגיעים, כל עוד ההזמנה שמורה. אתקשר או אכתוב תוך יום עבודה כדי לתאם.',
  en: 'You can pay by Bit or bank transfer, or in cash when you come, as long as the order is kept. I’ll call or write within a business day to arrange it.',
};

/** In place of a real shop's, while the demo catalogue is there. */
export const DEMO_SETTINGS: FactSettings = {
  ...DEFAULT_SETTINGS,
  delivery: {
    ...DEFAULT_SETTINGS.delivery,
    pickup: { on: true, note: { he: 'בתיאום מראש.', en: 'By appointment.' } },
  },
  payments: { ...DEFAULT_SETTINGS.payments, arrange: { on: true, text: DEMO_ARRANGE, holdDays: 3 } },
  shop: {
    ...DEFAULT_SETTINGS.shop,
    email: 'studio@example.co.il',
    phone: '09-000-0000',
    address: { he: 'הרצליה', en: 'Herzliya' },
    hours: { he: 'א׳–ה׳, 10:00–18:00', en: 'Sun–Thu, 10:00–18:00' },
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    // The network's own address.
    whatsapp: '',
    tiktok: 'https://www.tiktok.com/',
  },
};
