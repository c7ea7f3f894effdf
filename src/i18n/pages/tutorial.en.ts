import { count } from '../plural.ts';
import type { Texts } from '../message-types.ts';
import type tutorialHe from './tutorial.he.ts';

const tutorialEn: Texts<typeof tutorialHe> = {
  errorLoading: 'Error loading tutorial',
  errorLoadingHint: 'The connection may have dropped for a moment. Please try again.',
  reader: {
    label: 'Pages of the tutorial',
    previous: 'Previous',
    next: 'Next',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    position: (page, pages) => `Page ${page} of ${pages}`,
    fullScreen: 'Full screen',
    endFullScreen: 'Exit full screen',
    words: 'What’s on this page',
    pageOf: (title, page) => `${title}, page ${page}`,
    resumed: (page) => `Back on page ${page}, where you left off.`,
    toBeginning: 'Go to the first page',
    pictureFailed: 'This page didn’t load.',
    opening: 'Opening the tutorial',
    about: 'About this tutorial',
    print: 'Print the whole tutorial',
    printFailed: (n) =>
      `${count('en', n, 'One page', 'Two pages', (many) => `${many} pages`)} didn’t load, so nothing was printed.`,
    onePage:
      'This is one page of the tutorial. To print them all, press “Print the whole tutorial” on the site.',
  },
  locked: {
    inside: 'What’s inside',
    pages: (n) => count('en', n, 'One page', '', (many) => `${many} pages`),
    minutes: (n) => `${n}-minute read`,
    level: (level) => `Level: ${level}`,
    headings: 'The pages',
    page: (n) => `Page ${n}`,
    sample: 'A look at the first page',
    access: 'Opens after purchase and is yours for as long as the site is up',
    printing: 'You can print all of it',
    canceling: 'You can cancel until you open its first page',
    inCart: 'This tutorial is in your cart.',
    toCheckout: 'Go to checkout',
    owned: 'Already yours?',
    login: 'Log in',
  },
  rating: {
    title: 'How was it?',
    titleForAll: 'What readers thought',
    stars: (n) => count('en', n, 'One star', '', (many) => `${many} stars`),
    meanings: ['Not for me', 'So-so', 'Good', 'Very good', 'Excellent'],
    saved: 'Thank you, your rating is saved. You can change it anytime.',
    failed: 'Your rating wasn’t saved. Please try again.',
    average: (rating, votes) => `${rating} out of 5, ${votes}`,
    votes: (n) => count('en', n, 'one rating', '', (many) => `${many} ratings`),
    none: 'No ratings yet.',
    loginToRate: 'Log in to rate it',
  },
};

export default tutorialEn;
