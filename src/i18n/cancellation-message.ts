/** What the form for canceling says to the maker when it makes no request. */
import { isolated, isolatedAddress, plainLine } from './isolated.ts';

interface CancellationFacts {
  number: string;
  email?: string | undefined;
  phone?: string | null | undefined;
  text?: string | undefined;
  defect?: boolean | undefined;
  /** It fits an order in which nothing can be canceled. */
  isKnown: boolean;
}

export const cancellationMessageHe = {
  subject: ({ number }: CancellationFacts) => `בקשה לביטול הזמנה ${plainLine(number)}`,
  message: ({ number, email, phone, text, defect, isKnown }: CancellationFacts) =>
    [
      isKnown
        ? 'הבקשה נשלחה מטופס הביטול. הפרטים תואמים להזמנה, אבל לפי הכללים אין בה מה לבטל.'
        : 'הבקשה נשלחה מטופס הביטול, ולא נמצאה הזמנה שהפרטים תואמים לה.',
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
  message: ({ number, email, phone, text, defect, isKnown }) =>
    [
      isKnown
        ? 'This was sent from the cancellation form. It fits an order, but by the rules nothing in it can be canceled.'
        : 'This was sent from the cancellation form, and fits no order.',
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
