import type { Texts } from '../message-types.ts';
import type accessibilityHe from './accessibility.he.ts';

const accessibilityEn: Texts<typeof accessibilityHe> = {
  title: 'Accessibility statement',
  lead: 'This site was built so that everyone can look, read, buy and write here. If something stands in your way all the same, I would like to know.',
  pageDescription:
    'The accessibility statement of the site and the studio: Israeli Standard 5568, what was done, what is missing, whom to ask.',
  updated: (day) => `This statement was updated on ${day}`,
  sections: {
    standard: {
      title: 'The standard',
      text: [
        'The site aims at Israeli Standard 5568 (accessibility of content on the internet) at level AA, which is based on the W3C’s WCAG guidelines, and at the Israeli regulations on equal rights for people with disabilities (service accessibility adjustments).',
        'Every page of the site, in Hebrew and in English, is examined by an automatic tool with every change, at the width of a phone and of a computer. Its use with a keyboard alone is tested as well.',
      ],
    },
    done: {
      title: 'What was done on the site',
      text: ['In the main:'],
      points: [
        'Everything works by keyboard, the focus is easy to see, and every page begins with a link that skips to its content.',
        'The structure of pages, headings, fields and buttons is marked so that a screen reader says them right, in the right language and direction.',
        'An error in a form is written beside its field and said to screen readers too.',
        'Text has a contrast of at least 4.5 to 1, and nothing is said by colour alone.',
        'A page can be enlarged to 400 percent without losing content or scrolling sideways.',
        'Rotating messages stop under the mouse or the keyboard’s focus, and those who asked their device for less motion see a site without it.',
        'Pictures of products and pages of tutorials have text alternatives.',
        'All pages can be read without JavaScript too.',
      ],
    },
    limits: {
      title: 'What is not perfect yet',
      text: [
        'The tutorials are drawn pages. Their text alternatives tell the main thing of a page, but not every detail of the drawing. If you need them another way, I will gladly explain in writing or by phone.',
        'Links to social networks lead to sites that are not in my hands, and their accessibility is not part of this statement.',
      ],
    },
    studio: {
      title: 'Access to the studio',
      text: [
        'Pickup and workshops are at the studio in Herzliya, by appointment. It is a small studio, so please ask before you come: I can then answer by what there is on the day of your visit, and prepare. For example:',
      ],
      points: [
        'Whether you can arrive and enter in a wheelchair, and where to park.',
        'Whether there is an accessible restroom.',
        'The height of the workshop’s table, the seats and the tools, and what can be adjusted.',
        'Written instructions, speaking face to face, or a sign language interpreter at a workshop.',
        'Coming with a guide dog or a companion.',
      ],
      after:
        'If a visit does not suit you, we can arrange to meet at an accessible place, or somebody else can pick up for you.',
    },
    contact: {
      title: 'Whom to ask',
      text: [
        'Did you meet a difficulty, or is something missing? It helps to say on which page, what you tried to do, and with which device or screen reader. Messages come straight to me, the owner of the studio, and I am in charge of accessibility:',
      ],
    },
  },
};

export default accessibilityEn;
