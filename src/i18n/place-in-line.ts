/** What waits for login: seats on a waiting list. */
import { count } from './plural.ts';

export function placeInLineHe(seats: number): string {
  return count('he', seats, 'מקום בתור', 'שני מקומות בתור', (many) => `${many} מקומות בתור`);
}

export function placeInLineEn(seats: number): string {
  return `Place in line, for ${seats === 1 ? '1 seat' : `${seats} seats`}`;
}
