import { expect, test } from 'vitest';
import { mailHref, whatsappHref } from './message-links.ts';

const message = { subject: 'א & ב?', text: 'שורה\nhttps://shop.example/shop/a?b=1&c=2' };

test('a chat begins with the whole text', () => {
  const href = whatsappHref('https://wa.me/972500000000', message);
  expect(new URL(href).searchParams.get('text')).toBe(message.text);
  expect(whatsappHref('https://wa.me/972500000000')).toBe('https://wa.me/972500000000');
});

test('a mail begins with subject and text, its lines as RFC 6068 has them', () => {
  const { pathname, searchParams } = new URL(mailHref('studio@example.com', message));
  expect(pathname).toBe('studio@example.com');
  expect(searchParams.get('subject')).toBe(message.subject);
  expect(searchParams.get('body')).toBe(message.text.replace('\n', '\r\n'));
});

test('half a character in a title breaks neither', () => {
  const broken = { subject: '\ud83d', text: '\ud83d' };
  expect(whatsappHref('https://wa.me/1', broken)).toContain('%EF%BF%BD');
  expect(mailHref('studio@example.com', broken)).toContain('%EF%BF%BD');
});
