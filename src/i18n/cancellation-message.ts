/** What the form for canceling says to the maker when it fits no order. */
import { isolated, isolatedAddress, plainLine } from './isolated.ts';

interface CancellationFacts {
  number: string;
  email?: string | undefined;
  phone?: string | null | undefined;
  text?: string | undefined;
  defect?: boolean | undefined;
}

export const cancellationMessageHe = {
  subject: ({ number }: CancellationFacts) => `בקשה לביטול הזמנה ${plainLine(number)}`,
  message: ({ number, email, phone, text, defect }: CancellationFacts) =>
    [
      'הבקשה נשלחה מטופס הביטול, ולא נמצאה הזמנה מתאימה שאפשר לבטל.',
      '',
      `מספר הזמנה: ${isolated(number)}`,
      ...(email ? [`אימייל: ${isolatedAddress(email)}`] : []),
      ...(phone ? [`טלפון: ${isolatedAddress(phone)}`] : []),
      ...(defect ? ['הסיבה: פגם, או שזה לא מה שתואר. במקרה כזה אין דמי ביטול.'] : []),
      ...(text ? ['', text] : []),
    ].join('\n'),
};

export const cancellationMessageEn: typeof cancellationMessageHe = {
  subject: ({ number }) => `Request to cancel order ${plainLine(number)}`,
  message: ({ number, email, phone, text, defect }) =>
    [
      'This was sent from the cancellation form, and fits no order that can be canceled.',
      '',
      `Order number: ${isolated(number)}`,
      ...(email ? [`Email: ${isolatedAddress(email)}`] : []),
      ...(phone ? [`Phone: ${isolatedAddress(phone)}`] : []),
      ...(defect
        ? ['The reason: a defect, or not what was described. Then there is no cancellation fee.']
        : []),
      ...(text ? ['', text] : []),
    ].join('\n'),
};
