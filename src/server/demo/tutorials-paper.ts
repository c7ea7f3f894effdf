import { FOLDED_CARD, PAPER_FLOWER, PAPER_POMEGRANATE, VINYL_BRANCH } from './tutorial-pages-paper.ts';
import type { DemoTutorial } from './types.ts';
import { describe, picture } from './wording.ts';

export const DEMO_PAPER_TUTORIALS: DemoTutorial[] = [
  {
    key: 'tutorial-paper-pomegranate',
    title: { he: 'רימון בשש שכבות', en: 'Pomegranate in six layers' },
    description: {
      he: describe(
        'תבניות מצוירות לחיתוך בקריקט, עם סדר ההדבקה. אפשר גם בסכין, אם יש סבלנות ומוזיקה.',
        'צריך שישה גוונים של נייר 220 גרם, ריבועי קצף דו־צדדיים ומשטח חיתוך.',
      ),
      en: describe(
        'Drawn templates to cut on the Cricut, and the gluing order. A knife will do too, with patience.',
        'You need six shades of 220 gsm paper, double-sided foam squares and a cutting mat.',
      ),
    },
    category: 'cricut',
    priority: 6,
    createdDaysAgo: 58,
    level: 'medium',
    price: 39,
    durationMinutes: 25,
    rating: 4.97,
    ratingCount: 112,
    popularity: 430,
    cover: picture(
      'tutorial-paper-pomegranate',
      'רימון משכבות נייר אדומות וסכין חיתוך',
      'A pomegranate of red paper layers and a craft knife',
    ),
    pages: PAPER_POMEGRANATE,
  },
  {
    key: 'tutorial-vinyl-branch',
    title: { he: 'ענף ויניל על זכוכית', en: 'Vinyl branch on glass' },
    description: {
      he: describe(
        'ניקוי, העברה ולחיצה, בלי בועות. כוס פשוטה מהמטבח הופכת למתנה עוד לפני שהקפה מתקרר.',
        'צריך ויניל קבוע, נייר העברה, פינצטה ואלכוהול לניקוי. הכוס נשטפת ביד.',
      ),
      en: describe(
        'Clean, transfer, press, no bubbles. A plain kitchen glass becomes a gift before the coffee cools.',
        'You need permanent vinyl, transfer film, tweezers and rubbing alcohol. Wash the glass by hand.',
      ),
    },
    category: 'cricut',
    priority: 5,
    createdDaysAgo: 49,
    level: 'beginner',
    price: 0,
    durationMinutes: 9,
    rating: 4.81,
    ratingCount: 57,
    popularity: 330,
    cover: picture(
      'tutorial-vinyl-branch',
      'כוס זכוכית עם ענף ויניל אדום, ולידה מספריים',
      'A glass with a red vinyl branch, beside scissors',
    ),
    pages: VINYL_BRANCH,
  },
  {
    key: 'tutorial-paper-flower',
    title: { he: 'פרח נייר בעשרים דקות', en: 'A paper flower in twenty minutes' },
    description: {
      he: describe(
        'עלי כותרת בשלושה גדלים, עיפרון לגלגול וטיפת דבק. פרח אחד מספיק למתנה, עשרה לזר.',
        'צריך נייר 120 גרם בשני גוונים, מספריים ודבק שמתייבש שקוף.',
      ),
      en: describe(
        'Petals in three sizes, a pencil to curl them, a drop of glue. One for a gift, ten for a wreath.',
        'You need 120 gsm paper in two shades, scissors and glue that dries clear.',
      ),
    },
    category: 'cricut',
    priority: 2,
    createdDaysAgo: 19,
    level: 'beginner',
    price: 25,
    durationMinutes: 20,
    rating: 4.55,
    ratingCount: 31,
    popularity: 190,
    cover: picture(
      'tutorial-paper-flower',
      'פרח נייר אדום, שני עלי כותרת ומספריים',
      'A red paper flower, two petals and scissors',
    ),
    pages: PAPER_FLOWER,
  },
  {
    key: 'tutorial-folded-card',
    title: { he: 'כרטיס מתקפל לשולחן החג', en: 'A folded card for the holiday table' },
    description: {
      he: describe(
        'קו אחד נקי, קיפול אחד מדויק, והכרטיס עומד לבד ליד הצלחת. עשיתי כאלה לשולחן של אימא.',
        'צריך נייר 250 גרם, סרגל מתכת, עיפרון וסכין שלא חדה מדי.',
      ),
      en: describe(
        'One clean line, one true fold, and the card stands by the plate. I made these for my mother.',
        'You need 250 gsm card, a metal ruler, a pencil and a knife that is not too sharp.',
      ),
    },
    category: 'cricut',
    priority: 3,
    createdDaysAgo: 7,
    level: 'beginner',
    price: 0,
    durationMinutes: 14,
    rating: 4.69,
    ratingCount: 16,
    popularity: 150,
    cover: picture(
      'tutorial-folded-card',
      'כרטיס הושבה מקופל עם כוס יין, ולידו עיפרון',
      'A folded place card with a wine cup, beside a pencil',
    ),
    pages: FOLDED_CARD,
  },
];
