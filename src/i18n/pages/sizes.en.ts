import type { Texts } from '../message-types.ts';
import type sizesHe from './sizes.he.ts';

const sizesEn: Texts<typeof sizesHe> = {
  title: 'How do you measure a ring?',
  lead: 'The size is the inner circumference in millimeters. Measure in the evening, with warm hands: fingers are thinner in the morning.',
  pageDescription:
    'How to measure your ring size at home, a table of sizes (Israeli and European, US, and diameter in mm) and a sheet that prints at true size.',
  ways: {
    strip: {
      title: 'A strip of paper',
      text: 'Wrap a thin strip around your finger, mark where it meets, and measure it with a ruler.',
    },
    ring: {
      title: 'A ring you have',
      text: 'Measure its width inside, from wall to wall, and look it up in the table.',
    },
    studio: {
      title: 'At the studio',
      text: 'Not sure? Arrange a visit with me, and we’ll measure together.',
    },
  },
  measured: 'Measured, in mm',
  measuredHint: 'Circumference or inner width',
  wide: (mm) => `A wide band, ${mm} mm or more`,
  size: (size) => `Size ${size}`,
  reasons: {
    exact: 'Exactly as measured.',
    rounded: 'Between two sizes, round up.',
    wide: 'A wide band sits tight, so one size more.',
  },
  notANumber: 'A number in millimeters, such as 53 or 17.2.',
  outside: {
    small: 'That’s below the sizes in the table. Was it centimeters? 5.3 cm is 53 mm.',
    large: 'That’s above the sizes in the table. Measure once more, or ask me.',
  },
  nearest: {
    both: (below, above) => `This ring doesn’t come in that size. The nearest are ${below} and ${above}.`,
    one: (size) => `This ring doesn’t come in that size. The nearest is ${size}.`,
  },
  choose: (size) => `Choose ${size}`,
  table: 'Table of sizes',
  columns: { size: 'Size', us: 'US', diameter: 'Inner width, mm' },
  sizeHint: 'Israeli and European sizes are the same.',
  toPrint: 'A sheet to print',
  print: 'Print the sheet',
  sheet: {
    title: 'A measuring sheet at true size',
    how: 'Print it on A4 at 100%, without fitting it to the page. Before you measure, check the lines with a ruler or a credit card.',
    onScreen: 'On a screen the size isn’t true. Measure only on paper.',
    line: 'Exactly 50 mm. If not, print again at 100%.',
    card: '85.6 mm: the long edge of a credit card.',
    circlesTitle: 'Lay a ring here',
    circles: 'It fits the circle whose line you can see all around, right along the inner wall.',
    stripTitle: 'Cut out and wrap',
    strip:
      'Cut out the strip, wrap it around your finger with the numbers outside, and read which number the end at 0 reaches.',
  },
};

export default sizesEn;
