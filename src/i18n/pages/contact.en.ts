import type { Texts } from '../message-types.ts';
import type contactHe from './contact.he.ts';

const contactEn: Texts<typeof contactHe> = {
  pageDescription: 'Get in touch: a form, and whichever phone, WhatsApp, email and address there are.',
  formTitle: 'Write to me',
  directTitle: 'Or reach me directly',
  name: 'Name',
  email: 'Email',
  emailHint: 'I’ll reply to this address.',
  subject: 'Subject',
  message: 'Message',
  purpose: 'Your details are used only to answer your message.',
  privacy: 'Privacy notice',
  submit: 'Send',
  sending: 'Sending…',
  required: {
    name: 'What’s your name?',
    email: 'Please enter your email address, so I can reply.',
    subject: 'What is it about? A few words will do.',
    message: 'Please write a message.',
  },
  emailWrong: 'Please enter an email address such as name@example.com.',
  sent: "Thank you for your message! I'll get back to you soon.",
  failed: 'Oops! Something went wrong. Please try again.',
  noScript: 'This form needs JavaScript. You can also call or write directly.',
  trap: 'Leave this empty',
  address: 'The studio',
  hours: 'Hours',
  networks: 'On social media',
  cancellation: {
    subject: 'Cancel an order',
    message: 'Hello,\nI would like to cancel this order:\nWhat I ordered, and when: \nPhone number: \n',
  },
};

export default contactEn;
