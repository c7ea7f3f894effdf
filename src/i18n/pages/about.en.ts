import type { Texts } from '../message-types.ts';
import type aboutHe from './about.he.ts';

const aboutEn: Texts<typeof aboutHe> = {
  title: 'About',
  lead: 'One studio, two benches: one for metal, one for paper.',
  pageDescription:
    'About the studio: goldsmithing and paper art in Herzliya, made by hand, one piece at a time.',
  portraitAlt: 'A hammered pendant framing a portrait of the maker in profile, cut from paper',
  story: [
    'I started with one strip of copper and my grandfather’s hammer. I learned that metal is more patient than I am, and that it remembers everything.',
    'Paper came later, on nights when I had to be quiet. They’ve shared a window ever since: hammering by day, cutting by evening.',
    'Everything here is made by hand, a few at a time. And what I know, I teach: in workshops around the table, and in illustrated tutorials to follow at home.',
  ],
  mission: {
    title: 'My mission',
    text: 'Jewelry and paper art made slowly, by hand, for the people who will live with it. And for anyone who wants to learn how it’s done, the bench is open.',
  },
  vision: {
    title: 'My vision',
    text: 'At least one thing in every home that people can say who made, and how. And more hands that remember they can make things.',
  },
  valuesTitle: 'My values',
  values: [
    {
      title: 'Hand before machine',
      text: 'The cutting machine helps with the paper. The hands decide.',
    },
    {
      title: 'Fewer, better',
      text: 'Small batches, materials that can be mended, and wrapping too nice to throw away.',
    },
    {
      title: 'Nothing hidden',
      text: 'I’ll tell you what it’s made of, how long it takes, and what to do if it breaks.',
    },
    { title: 'Knowledge is for sharing', text: 'What I learned from others I pass on, some of it for free.' },
  ],
  projectsTitle: 'Four things that happen here',
  projects: {
    metal: {
      title: 'One strip, many blows',
      text: 'Rings, bangles and pendants that start as a strip of metal and end with a hammer’s mark.',
      action: 'See the metalwork',
    },
    paper: {
      title: 'Paper in layers',
      text: 'Pictures, wreaths and cards, finely cut and built up layer by layer until they have depth.',
      action: 'See the paper art',
    },
    table: {
      title: 'The long table',
      text: 'Up to eight people, one evening, a small flame. You go home with something you made yourself.',
      action: 'See the workshops',
    },
    notebook: {
      title: 'The notebook',
      text: 'What I scribbled in the margins, redrawn and put in order: step by step, for your own table.',
      action: 'See the tutorials',
    },
  },
  writeTitle: 'Have a question?',
  writeText: 'I read every message and reply personally.',
  writeAction: 'Write to me',
};

export default aboutEn;
