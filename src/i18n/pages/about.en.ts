import type { Texts } from '../message-types.ts';
import type aboutHe from './about.he.ts';

const aboutEn: Texts<typeof aboutHe> = {
  title: 'About',
  lead: 'One studio, two benches: one for metal, one for paper.',
  pageDescription: 'About the studio: goldsmithing and paper works in Herzliya, made by hand, one at a time.',
  portraitAlt: 'A hammered pendant with the maker’s portrait in profile inside it, cut from paper',
  story: [
    'I began with one strip of copper and my grandfather’s hammer. I learned that metal is more patient than I am, and that it remembers everything.',
    'Paper came later, on nights when one must not make noise. Since then they share a window: hammering by day, cutting in the evening.',
    'Everything here is made by hand in small numbers, and what I know I teach: in workshops around the table, and in drawn tutorials for home.',
  ],
  mission: {
    title: 'My mission',
    text: 'Jewelry and paper works made slowly, by hand, for the people who will live with them. And for those who want to learn how it is done, the bench is open.',
  },
  vision: {
    title: 'My vision',
    text: 'At least one thing in every home whose maker is known, and how it was made. And more hands that remember they can make things.',
  },
  valuesTitle: 'My values',
  values: [
    {
      title: 'Hand before machine',
      text: 'The cutting machine helps the paper. The decisions are the hands’.',
    },
    {
      title: 'Few, and good',
      text: 'Small series, materials that can be mended, wrapping that nobody throws away.',
    },
    {
      title: 'Nothing hidden',
      text: 'I say what it is made of, how long it takes, and what to do when it breaks.',
    },
    { title: 'Knowledge stays open', text: 'What I learned from others I pass on, some of it for free.' },
  ],
  projectsTitle: 'Four things that happen here',
  projects: {
    metal: {
      title: 'One strip, many blows',
      text: 'Rings, bangles and pendants that begin as a strip of metal and end with a hammer’s print.',
      action: 'To goldsmithing',
    },
    paper: {
      title: 'Paper in layers',
      text: 'Pictures, wreaths and cards, cut fine and built layer upon layer until they have depth.',
      action: 'To the paper works',
    },
    table: {
      title: 'The long table',
      text: 'Up to eight people, one evening, a small flame. You leave with something you made yourself.',
      action: 'To the workshops',
    },
    notebook: {
      title: 'The notebook',
      text: 'What I scribbled in the margins, drawn again and put in order: step by step, for your own table.',
      action: 'To the tutorials',
    },
  },
  writeTitle: 'Something to ask?',
  writeText: 'I read every message, and answer myself.',
  writeAction: 'Write to me',
};

export default aboutEn;
