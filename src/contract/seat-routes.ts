/** A separate file keeps the paths of waiting lists and of seats out of the other pages' scripts. */
import { apiPath } from './api-path.ts';

export const seatApi = {
  waitingList: apiPath('/workshops/:id/waiting-list'),
  handOver: apiPath('/account/seats/:id/hand-over'),
  /** By the token of a mailed link. */
  waitingPlace: apiPath('/waiting-places/:token'),
  otherDates: apiPath('/workshops/:id/other-dates'),
} as const;
