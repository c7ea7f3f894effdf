import type { Texts } from '../message-types.ts';
import type contactHe from './contact.he.ts';

const contactEn: Texts<typeof contactHe> = {
  lead: 'A question about a size, a custom order or a workshop for a group: simplest to write or call.',
  pageDescription: 'How to reach the studio in Herzliya: a form, phone, WhatsApp and email.',
  formTitle: 'Write to me',
  directTitle: 'Or directly',
  name: 'Name',
  email: 'Email',
  emailHint: 'The answer comes here.',
  subject: 'Subject',
  message: 'Message',
  purpose: 'Your details serve only to answer your message.',
  privacy: 'About privacy',
  submit: 'Send',
  sending: 'Sending…',
  required: {
    name: 'What is your name?',
    email: 'Where should the answer go? An email address is needed.',
    subject: 'What is it about? A few words will do.',
    message: 'A message is needed.',
  },
  emailWrong: 'This is not an email address. One looks like name@example.com.',
  sent: "Thank you for your message! I'll get back to you soon.",
  failed: 'Oops! Something went wrong. Please try again.',
  noScript: 'Sending from here needs JavaScript. Without it you can write and call in the direct ways.',
  trap: 'Leave this empty',
  address: 'The studio',
  networks: 'Elsewhere',
};

export default contactEn;
