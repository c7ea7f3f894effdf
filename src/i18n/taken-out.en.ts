import type { Texts } from './message-types.ts';
import type { takenOutHe } from './taken-out.he.ts';

export const takenOutEn: Texts<typeof takenOutHe> = {
  message: 'Removed from your cart',
  bringBack: 'Undo',
};
