import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

export const historyEn: AdminMessages['history'] = {
  title: (name: string) => `History: ${name}`,
  titleUnnamed: 'History',
  close: 'Close history',
  current: 'Current version',
  actions: {
    created: 'Created',
    changed: 'Changed',
    deleted: 'Deleted',
    restored: 'Restored',
    returned: 'Back to an earlier version',
    ownerGranted: 'Opened to a customer',
    ownerWithdrawn: 'Customer’s access withdrawn',
  },
  undo: 'Bring back what was there before',
  theShop: 'The shop',
  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  before: 'Before:',
  after: 'After:',
  on: 'yes',
  off: 'no',
  nothing: 'empty',
  noEndDate: 'No end date',
  pictureAt: (place: number) => `Picture ${place}`,
  altsOf: (lang: string) => `Description in ${lang}`,
  meeting: (day: string, time: string, minutes: number) => `${day}, ${time}, ${minutes} minutes`,
  empty: 'No changes here yet.',
  failed: 'The history couldn’t be loaded.',
  loading: 'Loading the history',
  back: {
    button: 'Go back to this version',
    buttonOf: (when) => `Go back to this version: ${when}`,
    question: (when) => `Go back to the version of ${when}?`,
    changes: 'This is what will change:',
    stays: {
      products: 'The stock stays as it is now.',
      workshops: 'The number of participants stays as it is now.',
    },
    confirm: 'Go back to this version',
    cancel: 'Leave as is',
    done: 'The earlier version is back.',
    undo: 'Undo',
    undone: 'Undone. Everything is as it was.',
    missing: (n) =>
      count(
        'en',
        n,
        '1 picture from then no longer exists, so it isn’t back.',
        '',
        (many) => `${many} pictures from then no longer exist, so they aren’t back.`,
      ),
    changedMeanwhile:
      'Another change was saved here meanwhile, so nothing was changed. The history is up to date now.',
    refused: (fields) =>
      `This version can’t come back: it has values that are no longer accepted (${fields}).`,
    failed: (reason) => `Not saved. ${reason}`,
  },
};
