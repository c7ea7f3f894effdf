import type { Texts } from '../message-types.ts';
import type tutorialEndHe from './tutorialEnd.he.ts';

const tutorialEndEn: Texts<typeof tutorialEndHe> = {
  title: 'Well done!',
  text: (title) => `That was the last page of “${title}”. Where to next?`,
  tutorial: 'The next tutorial',
  product: 'From the same bench',
  workshop: 'The next workshop',
};

export default tutorialEndEn;
