import type { Texts } from '../message-types.ts';
import type choosingHe from './choosing.he.ts';

const choosingEn: Texts<typeof choosingHe> = {
  pick: (option) => `Please choose: ${option}`,
  soldOut: (choices) => `Sold out: ${choices.join(', ')}.`,
  soldOutTogether: (choices) => `Sold out in this combination: ${choices.join(', ')}.`,
  combinationSoldOut: 'This combination is sold out. Choose another, or ask me if there will be one more.',
  optional: 'optional',
  missingText: (title) => `Please fill in: ${title}`,
  tooLong: (most) => `Too long: there is room for ${most} characters.`,
  counter: (signs, most) => `${signs} / ${most}`,
  signsLeft: (left) => (left === 1 ? '1 character left' : `${left} characters left`),
  full: 'No room left',
  preview: 'It will look about like this:',
  inside: (mm) => `inside, ${mm} mm`,
  piece: 'Piece',
  readyAbout: 'Made for you, ready about ',
  madeForYou:
    'What is made to order can’t be canceled once work on it has begun. You agree to this at checkout.',
  noScript:
    'Choosing and ordering here needs JavaScript. You can also write to me what to choose, and we’ll settle the order together.',
  write: 'Write to me',
};

export default choosingEn;
