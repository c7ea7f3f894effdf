import type { Texts } from '../message-types.ts';
import type aboutHe from './about.he.ts';

const aboutEn: Texts<typeof aboutHe> = {
  title: 'About',
  mission: 'My mission',
  vision: 'My vision',
  valuesTitle: 'My values',
  projectsTitle: 'Four things that happen here',
  writeTitle: 'Have a question?',
  writeText: 'Every message comes straight to me.',
  writeAction: 'Write to me',
  projectActions: {
    metal: 'See the metalwork',
    paper: 'See the paper art',
    table: 'See the workshops',
    notebook: 'See the tutorials',
  },
};

export default aboutEn;
