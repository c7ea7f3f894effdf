import { isolated, isolatedAddress } from '../isolated.ts';
import type { Texts } from '../message-types.ts';
import type handOverHe from './handOver.he.ts';

const handOverEn: Texts<typeof handOverHe> = {
  act: 'Give it to someone else',
  change: 'Change who comes',
  label: (act, title) => `${act}: ${title}`,
  given: (name, email) => `Given to ${isolated(name)}, ${isolatedAddress(email)}`,
  tooLate: 'Your seat can still go to someone else.',
  title: 'Who comes instead of you',
  text: (mail) =>
    `${mail ? 'They get an email with the date and the address.' : 'Please tell them the date and the address.'} The payment and the right to cancel stay with you, and you can change this until the first meeting begins.`,
  howMany: 'How many seats',
  together: 'These seats go together, under one name.',
  othersStay: (left: number) => (left === 1 ? 'One seat stays yours.' : 'The other seats stay yours.'),
  name: 'Full name',
  email: 'Email',
  missing: { name: 'A name is needed.', email: 'A whole email address is needed.' },
  send: 'Give the seat',
  failed: 'The seat wasn’t given. Please try again.',
  done: (name) => `The seat now belongs to ${isolated(name)}`,
};

export default handOverEn;
