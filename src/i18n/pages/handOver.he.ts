import { isolated, isolatedAddress } from '../isolated.ts';

const handOverHe = {
  act: 'העברה למישהו אחר',
  change: 'שינוי מי שמגיע',
  label: (act: string, title: string) => `${act}: ${title}`,
  given: (name: string, email: string) => `הועבר: ${isolated(name)}, ${isolatedAddress(email)}`,
  tooLate: 'את המקום אפשר להעביר למישהו אחר.',
  title: 'מי מגיע במקומך',
  text: (mail: boolean) =>
    `${mail ? 'יישלח מייל עם המועד והכתובת.' : 'את המועד והכתובת צריך למסור למי שמגיע.'} התשלום והזכות לבטל נשארים אצלך, ואפשר לשנות עד תחילת המפגש הראשון.`,
  howMany: 'כמה מקומות',
  together: 'המקומות עוברים יחד, על שם אחד.',
  othersStay: (left: number) => (left === 1 ? 'מקום אחד נשאר אצלך.' : 'שאר המקומות נשארים אצלך.'),
  name: 'שם מלא',
  email: 'אימייל',
  missing: { name: 'צריך שם.', email: 'צריך כתובת אימייל שלמה.' },
  send: 'העברת המקום',
  failed: 'המקום לא הועבר. אפשר לנסות שוב.',
  done: (name: string) => `המקום הועבר: ${isolated(name)}`,
};

export default handOverHe;
