/** Questions about buying that a page answers, not an entry. */
import { withoutPrefix } from './forms.ts';
import { queryWords } from './lookups.ts';
import { wordsOf } from './words.ts';

export const HELP_TOPICS = [
  'delivery',
  'pickup',
  'returns',
  'warranty',
  'cancel',
  'size',
  'payment',
  'orders',
  'account',
  'contact',
  'accessibility',
  'privacy',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

const WORDS: Record<HelpTopic, string> = {
  delivery: 'משלוח משלוחים שליח שליחות דואר delivery deliveries deliver shipping shipment ship',
  pickup: 'איסוף לאסוף מוכן מוכנה מוכנים pickup pickups collect collection pick ready',
  returns: 'החזרה החזרות החזר החזרים להחזיר החלפה להחליף return returns refund refunds exchange',
  warranty:
    'אחריות תיקון תיקונים לתקן פגם פגום פגומה warranty guarantee repair repairs defect defective faulty broken',
  cancel:
    'ביטול ביטולים לבטל מבטל מבטלת מבטלים cancel cancels canceling cancelling cancellation cancellations',
  size: 'מידה מידות גודל size sizes sizing',
  payment: 'תשלום תשלומים לשלם אשראי ביט payment payments pay',
  orders: 'הזמנה הזמנות הזמנתי order orders',
  account: 'חשבון סיסמה סיסמא שכחתי כניסה התחברות להתחבר account password passwords forgot forgotten login',
  contact: 'טלפון כתובת שעות קשר עזרה שירות לקוחות phone address hours contact help support service customer',
  accessibility: 'נגישות accessibility accessible',
  privacy: 'פרטיות privacy',
};

const TOPICS = new Map(
  HELP_TOPICS.flatMap((topic) => wordsOf(WORDS[topic]).map(({ letters }) => [letters, topic] as const)),
);

/** In the order of the list above. */
export function helpTopics(query: string): HelpTopic[] {
  const asked = queryWords(query).flatMap((word) => [word, ...withoutPrefix(word)]);
  const found = new Set(asked.map((word) => TOPICS.get(word)));
  return HELP_TOPICS.filter((topic) => found.has(topic));
}
