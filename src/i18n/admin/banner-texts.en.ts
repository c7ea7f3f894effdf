import { count } from '../plural.ts';
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
  endDateHint: 'With a date it shows up to the end of that day, Israel time.',
  noEndDate: 'No End Date',
  state: 'State',
  running: 'On the site now',
  ended: 'Ended',
  looksLike: 'How it will look',
  looksNow: (running: number) =>
    running > 1 ? 'The banner now; its texts change every 5 seconds' : 'The banner now',
  placeholder: 'The text will stand here',
  emptyTitle: 'No banner texts yet',
  emptyText:
    'The banner is the line on top of every page: an offer, a holiday, something new. Without texts it does not show.',
  emptyAdd: 'Write the first text',
  deletion: {
    deleteText: 'The text will be taken out of the site’s banner.',
    gone: 'This text is no longer in the list.',
    deleted: (title: string) => `“${title}” was deleted`,
    restored: (title: string) => `“${title}” is back`,
    stillDeleted: (title: string) => `Undo did not work: “${title}” is still deleted.`,
  },
};
