/** What a maker types on the first day. */

/** English that is left for another day is missing. */
export interface Text {
  he: string;
  en?: string;
}

export interface EntryText {
  title: Required<Text>;
  description: Required<Text>;
}

export const FACTS = {
  name: { he: 'סטודיו ענבר', en: 'Inbar Studio' },
  phone: '052-765-4321',
  whatsapp: '052-7654321',
  email: 'inbar@example.com',
  address: { he: 'הגפן 12, חיפה', en: '12 HaGefen St, Haifa' },
  hours: { he: 'ראשון עד חמישי, 10:00 עד 17:00' },
  instagram: 'instagram.com/inbar.studio.haifa',
  businessNumber: '034567891',
  legalName: { he: 'ענבר שלו' },
  pickup: { he: 'בתיאום מראש, גם בשישי בבוקר.' },
  arrange: {
    he: 'אשלח הודעה אחרי ההזמנה: ביט, העברה בנקאית או מזומן באיסוף.',
    en: 'I’ll message you after the order: Bit, bank transfer, or cash at pickup.',
  },
};

export const WORDS = {
  home: {
    heroTitle: { he: 'כסף, נייר ורוח מהכרמל', en: 'Silver, paper and a Carmel breeze' },
    heroText: {
      he: 'תכשיטים קטנים מכסף ממוחזר ועבודות נייר בגזירה, מסטודיו בקומת קרקע בחיפה.',
      en: 'Small jewelry in recycled silver and cut paper, from a ground-floor studio in Haifa.',
    },
  },
  about: {
    lead: {
      he: 'אני ענבר, ומכל שולחן שהיה לי יצא משהו.',
      en: 'I’m Inbar. Every table I had made something.',
    },
    story: {
      he: 'למדתי צורפות אצל שכנה ברחוב מסדה, בערבים, אחרי העבודה בבית הספר. היא הניחה לי מסור ביד ואמרה: תנסרי עד שתפסיקי לכעוס. כשעברנו לבית עם מרפסת סגורה היא נעשתה הסטודיו.\n\nהנייר בא מהכיתה: גזרנו עם הילדים חלונות ציפורים, ומאז אני גוזרת גם בשבילי. היום אני עושה את שניהם, לאט, ומלמדת קבוצות קטנות.',
      en: 'I learned metalwork from a neighbor on Masada Street, in the evenings after teaching. She put a saw in my hand and said: keep sawing until you stop being angry. When we moved to a flat with a closed balcony, it became the studio.\n\nPaper came from the classroom. Today I make both, slowly, and teach small groups.',
    },
    mission: { he: 'תכשיטים שלא מפחדים ללבוש כל יום, וערבים שיוצאים מהם עם משהו ביד.' },
  },
};

export interface ProductPlan extends EntryText {
  price: string;
  pictures: number;
  isPaper?: true;
  stock?: string;
}

export const PRODUCTS: readonly ProductPlan[] = [
  {
    title: { he: 'עגילי עלה זית', en: 'Olive leaf earrings' },
    description: {
      he: 'זוג עלים מכסף ממוחזר, מרוקעים ביד ותלויים על קרס דק. אורך 3 ס״מ, קלים מאוד, ובאים בקופסה.',
      en: 'A pair of recycled silver leaves, hammered by hand, on a fine hook. 3 cm long, very light, in a box.',
    },
    price: '180',
    pictures: 3,
  },
  {
    title: { he: 'תליון אבן ים', en: 'Sea stone pendant' },
    description: {
      he: 'חלוק נחל מחוף דדו בתוך מסגרת כסף פתוחה, על שרשרת באורך 45 ס״מ. אין שניים כאלה בעולם.',
      en: 'A pebble from Dado beach in an open silver frame, on a 45 cm chain. There are no two alike in the world.',
    },
    price: '320',
    pictures: 2,
  },
  {
    title: { he: 'טבעת בוקר', en: 'Morning ring' },
    description: { he: 'טבעת כסף דקה בגימור מט, ליום־יום.', en: 'A thin silver ring, matte, for every day.' },
    price: '140',
    pictures: 3,
  },
  {
    title: { he: 'צמיד גל', en: 'Wave bangle' },
    description: {
      he: 'צמיד פתוח מכסף מרוקע, מתאים לכל יד.',
      en: 'An open bangle in hammered silver that fits every wrist.',
    },
    price: '260',
    pictures: 2,
  },
  {
    title: { he: 'חלון ציפורים', en: 'Bird window' },
    description: {
      he: 'תמונה משלוש שכבות נייר, 20 על 20 ס״מ, לא ממוסגרת.',
      en: 'A picture in three layers of paper, 20 by 20 cm, unframed.',
    },
    price: '95',
    pictures: 1,
    isPaper: true,
    stock: '5',
  },
];

export interface WorkshopPlan extends EntryText {
  price: string;
  percent: string;
  places: string;
}

export const WORKSHOPS: { first: WorkshopPlan; copied: EntryText & { price: string } } = {
  first: {
    title: { he: 'טבעת ראשונה', en: 'A first ring' },
    description: {
      he: 'בשני ערבים מנסרים, מלחימים ומלטשים טבעת כסף אחת, ולוקחים אותה הביתה. גם בלי ניסיון קודם.',
      en: 'In two evenings we saw, solder and polish one silver ring, and you take it home. No experience needed; tools are here.',
    },
    price: '380',
    percent: '10',
    places: '6',
  },
  copied: {
    title: { he: 'עגילים בערב אחד וחצי', en: 'Earrings in an evening and a half' },
    description: {
      he: 'חותכים, מרקעים ותולים זוג עגילים מפליז או מכסף, לפי הבחירה שלכם.',
      en: 'We cut, hammer and hang a pair of earrings in brass or silver, as you choose.',
    },
    price: '290',
  },
};

export interface TutorialPlan extends EntryText {
  price: string;
  hasCover: boolean;
}

export const TUTORIALS: readonly TutorialPlan[] = [
  {
    title: { he: 'להלחים בפעם הראשונה', en: 'Soldering for the first time' },
    description: {
      he: 'ארבעה עמודים מצולמים: מה קונים, איך מנקים, ומתי עוצרים. עם רשימת קניות.',
      en: 'Four photographed pages: what to buy, how to clean, and when to stop. With a shopping list.',
    },
    price: '45',
    hasCover: false,
  },
  {
    title: { he: 'ציפור מקיפול אחד', en: 'A bird from one fold' },
    description: {
      he: 'גזירה ראשונה לילדים ולהורים שלהם, בחצי שעה.',
      en: 'A first paper cut for children and parents, in half an hour.',
    },
    price: '0',
    hasCover: true,
  },
];

export const BANNER = {
  he: 'איסוף מהסטודיו גם בערב חג, עד 13:00',
  en: 'Pickup on the eve of the holiday too, until 1 pm',
};
