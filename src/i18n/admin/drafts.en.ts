import { count } from '../plural.ts';
import type { draftsHe } from './drafts.he.ts';

export const draftsEn: typeof draftsHe = {
  title: 'Drafts',
  draft: 'Draft:',
  unnamed: {
    products: 'a product without a name',
    workshops: 'a workshop without a name',
    tutorials: 'a tutorial without a name',
    'banner-texts': 'an empty banner text',
    settings: 'the shop’s settings',
    words: 'my words',
  },
  isNew: 'not in the shop yet',
  isChange: 'unsaved changes',
  elsewhere: 'from another device',
  continue: 'Continue',
  continueOf: (name) => `Continue the draft: ${name}`,
  discard: 'Discard',
  discardOf: (name) => `Discard the draft: ${name}`,
  discarded: (name) => (name ? `The draft “${name}” was discarded` : 'The draft was discarded'),
  undo: 'Undo',
  more: (n) => count('en', n, 'and one more draft', 'and 2 more drafts', (many) => `and ${many} more drafts`),
};
