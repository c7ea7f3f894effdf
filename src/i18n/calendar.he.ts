/** Words in a workshop's calendar file. */
export const calendarHe = {
  /** A course of several meetings is an event each. */
  meeting: (title: string, number: number, count: number) => `${title} (מפגש ${number} מתוך ${count})`,
  details: (address: string) => `לכל הפרטים: ${address}`,
};
