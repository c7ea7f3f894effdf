import type { Texts } from '../message-types.ts';
import { count } from '../plural.ts';
import type tutorialsHe from './tutorials.he.ts';

const tutorialsEn: Texts<typeof tutorialsHe> = {
  title: 'Tutorials',
  sort: 'Sort',
  sorts: { recommended: 'Recommended', newest: 'Newest', popular: 'Popular', rating: 'Top rated' },
  difficulty: 'Level',
  difficulties: { all: 'All', beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  duration: 'Length',
  durations: { all: 'Any', short: 'Under 15 minutes', medium: '15–30 minutes', long: 'Over 30 minutes' },
  countOf: (n) => count('en', n, `${n} tutorial`, '', (all) => `${all} tutorials`),
  empty: 'No tutorials match this filter.',
  emptyAction: 'See all tutorials',
  error: 'The tutorials didn’t load.',
};

export default tutorialsEn;
