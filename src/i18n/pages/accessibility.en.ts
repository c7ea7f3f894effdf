import type { Texts } from '../message-types.ts';
import type accessibilityHe from './accessibility.he.ts';

const accessibilityEn: Texts<typeof accessibilityHe> = {
  title: 'Accessibility statement',
  lead: 'This site was built so that everyone can look around, read, buy and write here. If something still gets in your way, I’d like to know.',
  pageDescription:
    'The accessibility statement of the site and the studio: Israeli Standard 5568, what was done, what is still missing and who to contact.',
  updated: (day) => `This statement was updated on ${day}`,
  sections: {
    standard: {
      title: 'The standard',
      text: 'The site aims to meet Israeli Standard 5568 (accessibility of online content) at level AA, which is based on the W3C’s WCAG guidelines, and the Israeli regulations on equal rights for people with disabilities (service accessibility adjustments), 2013.\n\nThe pages of the site, in Hebrew and in English, are checked by an automated tool with every change to the site’s software, at the width of a phone and of a computer. Using them with a keyboard alone is tested as well.',
    },
    done: {
      title: 'What was done on the site',
      text: 'Mainly:\n\n- Everything works by keyboard, the focus is easy to see, and every page starts with a link that skips to its content.\n- Pages, headings, fields and buttons are marked up so that a screen reader reads them correctly, in the right language and direction.\n- A form error is shown next to its field and announced to screen readers.\n- Text has a contrast of at least 4.5 to 1, and nothing is conveyed by color alone.\n- A page can be zoomed to 400 percent without losing content or scrolling sideways.\n- Rotating messages stop under the mouse or the keyboard focus, and anyone whose device asks for less motion sees the site without it.\n- Product pictures and tutorial pages can have text alternatives.\n- All pages that are open to everyone can be read without JavaScript.',
    },
    limits: {
      title: 'What isn’t perfect yet',
      text: 'The tutorials are drawn. Most pages also have a text that a screen reader reads, but not every detail of a drawing is in it. If you need them another way, I’ll gladly explain in writing or by phone.\n\nLinks to social networks lead to sites outside my control, and their accessibility is not part of this statement.',
    },
    studio: {
      title: 'Accessibility at the studio',
      text: 'Before you come for a pickup or a workshop, please ask: I can then tell you how things are on the day of your visit, and prepare. For example:\n\n- Whether you can arrive and enter in a wheelchair, and where to park.\n- Whether there is an accessible restroom.\n- The height of the workshop table, the seats and the tools, and what can be adjusted.\n- Written instructions, speaking face to face, or a sign language interpreter at a workshop.\n- Coming with a guide dog or a companion.\n\nIf a visit doesn’t work for you, we can meet at an accessible place, or someone else can pick up for you.',
    },
    contact: {
      title: 'Contact',
      text: 'Did you run into a problem, or is something missing? It helps to say which page it was, what you tried to do, and with which device or screen reader. Messages come straight to me, the owner of the studio, and I’m in charge of accessibility:',
    },
  },
};

export default accessibilityEn;
