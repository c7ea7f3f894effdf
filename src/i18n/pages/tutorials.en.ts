import type { Texts } from '../message-types.ts';
import { count } from '../plural.ts';
import type tutorialsHe from './tutorials.he.ts';

const tutorialsEn: Texts<typeof tutorialsHe> = {
  title: 'Tutorials',
  text: 'Drawn pages, step after step. To read by the bench, with dirty hands.',
  pageDescription: 'Drawn tutorials for goldsmithing and paper works, step after step. Some are free.',
  sort: 'Sort',
  sorts: { recommended: 'Recommended', newest: 'Newest', popular: 'Popular', rating: 'Top rated' },
  difficulty: 'Level',
  difficulties: { all: 'All', beginner: 'Beginners', intermediate: 'Intermediate', advanced: 'Advanced' },
  duration: 'Length',
  durations: { all: 'Any', short: 'Under 15 minutes', medium: '15 to 30 minutes', long: 'Over 30 minutes' },
  countOf: (n) => count('en', n, `${n} tutorial`, '', (all) => `${all} tutorials`),
  empty: 'No tutorial fits this filter.',
  emptyAction: 'See them all',
  error: 'We could not load the tutorials.',
};

export default tutorialsEn;
