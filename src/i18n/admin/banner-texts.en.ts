import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import type { AdminMessages } from './message-types.ts';

export const bannerTextsEn: AdminMessages['bannerTexts'] = {
  title: 'Banner texts',
  count: (all: number, running: number) =>
    `${count('en', all, '1 text', '2 texts', (n) => `${n} texts`)}, ${running === 0 ? 'none on the site' : `${running} on the site now`}`,
  add: 'New text',
  newText: 'New banner text',
  editText: 'Editing a banner text',
  search: 'Search the texts',
  text: 'Text',
  textEn: 'Text in English',
  endDate: 'End date',
  endDateHint: 'With a date, it shows through the end of that day, Israel time.',
  noEndDate: 'No End Date',
  state: 'State',
  running: 'On the site now',
  ended: 'Ended',
  looksLike: 'How it will look',
  looksNow: (running: number) =>
    running > 1 ? 'How the banner looks now; the texts change every 5 seconds' : 'How the banner looks now',
  placeholder: 'Your text will appear here',
  emptyTitle: 'No banner texts yet',
  emptyText:
    'The banner is the line at the top of every page: an offer, a holiday, something new. Without texts it doesn’t show.',
  emptyAdd: 'Write the first text',
  deletion: {
    deleteText: 'The text will be removed from the site’s banner.',
    gone: 'This text is no longer in the list.',
    deleted: (title: string) => `${quoted('en', title)} was deleted`,
    restored: (title: string) => `${quoted('en', title)} is back`,
    stillDeleted: (title: string) => `Undo didn’t work: ${quoted('en', title)} is still deleted.`,
  },
};
