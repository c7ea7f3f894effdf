import { count } from '../plural.ts';
import type { Texts } from '../message-types.ts';
import type tutorialHe from './tutorial.he.ts';

const tutorialEn: Texts<typeof tutorialHe> = {
  errorLoading: 'Error loading tutorial',
  errorLoadingHint: 'The connection may have dropped for a moment. You can try again.',
  reader: {
    label: 'Pages of the tutorial',
    previous: 'Previous',
    next: 'Next',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    position: (page, pages) => `Page ${page} of ${pages}`,
    fullScreen: 'Full screen',
    endFullScreen: 'Leave full screen',
    words: 'What is on this page',
    pageOf: (title, page) => `${title}, page ${page}`,
    resumed: (page) => `Back on page ${page}, where you stopped.`,
    toBeginning: 'To the first page',
    pictureFailed: 'This page did not load.',
    opening: 'The tutorial is opening',
    about: 'About this tutorial',
  },
  locked: {
    inside: 'What is inside',
    pages: (n) => count('en', n, 'One drawn page', '', (many) => `${many} drawn pages`),
    minutes: (n) => count('en', n, 'One minute of reading', '', (many) => `${many} minutes of reading`),
    level: (level) => `Level: ${level}`,
    forever: 'Opens after purchase and stays yours, even once it leaves the site',
    inCart: 'This tutorial is in your cart.',
    toCheckout: 'Go to checkout',
    owned: 'Already yours?',
    login: 'Log in',
  },
  rating: {
    title: 'How was it?',
    titleForAll: 'What readers thought',
    stars: (n) => count('en', n, 'One star', '', (many) => `${many} stars`),
    meanings: ['Not for me', 'So so', 'Good', 'Very good', 'Excellent'],
    saved: 'Thank you, your rating is saved. You can change it any time.',
    failed: 'Your rating was not saved. Please try again.',
    average: (rating, votes) => `${rating} of 5, ${votes}`,
    votes: (n) => count('en', n, 'one rating', '', (many) => `${many} ratings`),
    none: 'No ratings yet.',
    loginToRate: 'Log in to rate it',
  },
};

export default tutorialEn;
