import { expect, it } from 'vitest';
import type { ContactMessage, MessagePage } from '#contract/contact-messages.ts';
import { pageWith, stateOf } from './message-cache.ts';

const message = (_id: string, marks: Partial<ContactMessage> = {}): ContactMessage => ({
  _id,
  name: 'Dana',
  email: 'dana@example.com',
  subject: 'Hi',
  message: 'A ring?',
  createdDate: '2026-11-01T10:00:00.000Z',
  readDate: null,
  answered: false,
  archived: false,
  mail: { state: 'off', attempts: 0 },
  ...marks,
});
const PAGE: MessagePage = {
  data: [message('a'), message('b')],
  pagination: { total: 11, page: 1, limit: 10, pages: 2 },
  counts: { open: 11, answered: 3, archived: 1 },
};

it.each([
  [{}, 'open'],
  [{ answered: true }, 'answered'],
  [{ archived: true }, 'archived'],
  [{ answered: true, archived: true }, 'archived'],
] as const)('%o is %s', (marks, state) => {
  expect(stateOf(message('a', marks))).toBe(state);
});

it('leaves the open ones when it is answered', () => {
  const after = pageWith(PAGE, message('a', { answered: true }), 'open');
  expect(after.data.map(({ _id }) => _id)).toEqual(['b']);
  expect(after.pagination).toEqual({ total: 10, page: 1, limit: 10, pages: 1 });
  expect(after.counts).toEqual({ open: 10, answered: 4, archived: 1 });
});

it('stays where it still belongs, with its new marks', () => {
  const read = message('a', { readDate: '2026-11-02T10:00:00.000Z' });
  expect(pageWith(PAGE, read, 'open')).toEqual({ ...PAGE, data: [read, message('b')] });
  const { counts: _counts, ...all } = PAGE;
  const archived = message('a', { archived: true });
  expect(pageWith(all, archived, undefined)).toEqual({ ...all, data: [archived, message('b')] });
});

it('changes no page that it isn’t on', () => {
  expect(pageWith(PAGE, message('c', { archived: true }), 'open')).toBe(PAGE);
});
