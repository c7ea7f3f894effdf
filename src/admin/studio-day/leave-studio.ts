import { forgetStudioDays } from './kept-day.ts';
import { forgetPages } from './offline-page.ts';

/** Before a logout: nothing of the people who come stays on the device, but marks that wait to be sent. */
export function leaveStudio(userId: string): void {
  forgetStudioDays(userId);
  void forgetPages();
}
