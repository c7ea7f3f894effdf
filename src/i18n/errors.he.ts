import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

export interface ErrorSentences {
  codes: Record<ErrorCode, string>;
  fields: {
    [Name in FieldProblem['problem']]: (details: Extract<FieldProblem, { problem: Name }>) => string;
  };
}

export const errorsHe: ErrorSentences = {
  codes: {
    invalid: 'חלק מהפרטים אינם תקינים.',
    malformed: 'הבקשה אינה תקינה.',
    unauthorized: 'כדי להמשיך צריך להיכנס לחשבון.',
    forbidden: 'אין לך הרשאה לפעולה הזאת.',
    not_found: 'לא נמצא מה שחיפשת.',
    bad_code: 'הקוד לא נכון, או שפג תוקפו. אפשר לבקש קוד חדש.',
    link_ended: 'הקישור הזה כבר שימש או שפג תוקפו. אפשר לבקש קישור חדש.',
    bad_credentials: 'האימייל או הסיסמה לא נכונים. אפשר לנסות שוב.',
    wrong_password: 'הסיסמה לא נכונה. אפשר לנסות שוב.',
    not_an_image: 'הקובץ הזה אינו תמונה שאפשר לקרוא. מתאימים JPEG,‏ PNG,‏ WebP,‏ AVIF ו־GIF.',
    email_taken: 'לאימייל הזה כבר יש חשבון. אפשר להיכנס אליו.',
    in_use: 'לקוחות או הזמנות פתוחות עוד תלויים בזה, ולכן אי אפשר למחוק את זה עכשיו.',
    too_many_drafts: 'יש כבר הרבה מאוד טיוטות. כדאי לסיים או למחוק כמה מהן.',
    last_admin: 'זה חשבון הניהול היחיד. לפני שמסירים אותו צריך לתת ניהול לחשבון נוסף.',
    key_reused: 'הבקשה הזאת כבר נשלחה עם תוכן אחר.',
    item_unknown: 'הפריט הזה כבר לא נמצא בחנות.',
    over_stock: 'אין במלאי כמות כזאת.',
    sold_out: 'הפריט הזה אזל מהמלאי.',
    not_enough_seats: 'לא נשארו בסדנה מספיק מקומות.',
    workshop_full: 'הסדנה הזאת מלאה.',
    workshop_past: 'הסדנה הזאת כבר התחילה או הסתיימה.',
    already_waiting: 'השם שלך כבר ברשימת ההמתנה של הסדנה הזאת.',
    seats_free: 'יש עוד מקומות פנויים בסדנה, ואפשר להירשם אליה עכשיו.',
    tutorial_twice: 'המדריך הזה כבר בסל. מדריך אחד מספיק.',
    already_owned: 'המדריך הזה כבר שלך.',
    choice_missing: 'צריך לבחור בכל אפשרות של הפריט.',
    consent_missing: 'כדי להזמין צריך לאשר את כל מה שמסומן.',
    delivery_unavailable: 'דרך המסירה הזאת אינה אפשרית להזמנה הזאת.',
    code_unknown: 'הקוד הזה אינו מוכר.',
    total_changed: 'הסכום השתנה בינתיים. כדאי לבדוק אותו ולאשר שוב.',
    cart_changed: 'חלק ממה שבסל כבר אי אפשר להזמין.',
    already_ordered: 'ההזמנה הזאת כבר התקבלה.',
    provider_unavailable: 'דף התשלום לא נפתח. לא בוצע חיוב, והעגלה כפי שהייתה. כדאי לנסות שוב בעוד רגע.',
    not_payable: 'אי אפשר לשלם על ההזמנה הזאת.',
    not_cancellable: 'את ההזמנה הזאת כבר אי אפשר לבטל כאן.',
    line_state: 'אי אפשר להעביר את הפריט למצב הזה.',
    refund_too_large: 'אי אפשר להחזיר יותר ממה ששולם.',
    already_refunded: 'הסכום הזה כבר הוחזר.',
    refund_open: 'יש החזר שעוד לא ידוע אם הצליח. קודם צריך לבדוק אותו.',
    refund_by_hand: 'את ההחזר הזה אפשר לעשות רק ידנית.',
    old_version: 'בינתיים זה השתנה ממקום אחר. כדאי לבדוק את הגרסה העדכנית ולנסות שוב.',
    too_large: 'הבקשה גדולה מדי.',
    wrong_method: 'הכתובת הזאת אינה מקבלת בקשות מהסוג הזה.',
    head_too_large: 'הכותרות של הבקשה גדולות מדי.',
    picture_too_large: 'התמונה גדולה מדי: עד 10 מגה־בייט ו־40 מגה־פיקסל.',
    not_json: 'אפשר לשלוח לכאן רק JSON.',
    too_many_requests: 'יותר מדי ניסיונות. כדאי לנסות שוב בעוד זמן מה.',
    internal: 'משהו השתבש כאן. כדאי לנסות שוב.',
    overloaded: 'יש עומס רגעי באתר. כדאי לנסות שוב בעוד כמה שניות.',
    database_unavailable: 'החנות אינה זמינה לרגע. כדאי לנסות שוב בעוד כמה שניות.',
    storage_unavailable: 'אי אפשר לשמור קבצים כרגע. כדאי לנסות שוב בעוד כמה דקות.',
  },
  fields: {
    unknown: () => 'השדה הזה אינו מוכר.',
    repeated: () => 'השדה הזה יכול להופיע פעם אחת בלבד.',
    required: () => 'שדה חובה.',
    choice: ({ choices }) => `הערך צריך להיות אחד מאלה: ${choices.join(', ')}.`,
    whole: () => 'צריך מספר שלם.',
    range: ({ min, max }) => between('המספר', min, max),
    length: ({ min, max }) => between('מספר התווים', min, max),
    count: ({ min, max }) => between('מספר הפריטים ברשימה', min, max),
    cursor: () => 'הסמן אינו שייך לרשימה הזאת.',
    email: () => 'כתובת אימייל נראית כך: name@example.com.',
    phone: () => 'מספר טלפון נראה כך: 050-1234567 או ‎+972501234567.',
    common_password: () =>
      'הרבה אנשים משתמשים בסיסמה הזאת, ולכן קל לנחש אותה. עדיף צירוף של כמה מילים שאף אחד אחר לא היה מחבר.',
    own_words: () =>
      'הסיסמה הזאת מורכבת מהשם, מהאימייל או משם החנות, ולכן קל לנחש אותה. עדיף צירוף של כמה מילים אחרות.',
    picture: () => 'התמונה הזאת לא הועלתה לכאן.',
    date: () => 'התאריך הזה אינו תקין.',
    agorot: () => 'במחיר יכולות להיות עד שתי ספרות אחרי הנקודה.',
    image_required: () => 'צריך לפחות תמונה אחת.',
    content_image_required: () => 'צריך לפחות תמונת תוכן אחת.',
    text_required: () => 'צריך לכתוב טקסט.',
    invalid: () => 'הערך אינו תקין.',
    csv_unrecognized: () => 'אלה לא העמודות של קובץ מוצרים מ־Shopify,‏ Etsy,‏ WooCommerce או מהחנות הזאת.',
    csv_empty: () => 'הקובץ ריק.',
    csv_quote: ({ row }) => `בשורה ${row} נפתחות מירכאות שאינן נסגרות.`,
    csv_rows: ({ max }) => `בקובץ יכולות להיות עד ${max} שורות. אפשר לחלק אותו לכמה קבצים.`,
    csv_columns: ({ max }) => `בקובץ יכולות להיות עד ${max} עמודות.`,
  },
};

function between(what: string, min?: number, max?: number): string {
  if (min === undefined) return `${what} צריך להיות לכל היותר ${max}.`;
  if (max === undefined) return `${what} צריך להיות לפחות ${min}.`;
  return `${what} צריך להיות בין ${min} ל־${max}.`;
}
