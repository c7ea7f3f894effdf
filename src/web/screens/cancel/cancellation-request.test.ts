import { expect, it } from 'vitest';
import { bodyOf, missingOf, problemsAtFields, readRequest } from './cancellation-request.ts';

const required = { number: 'a number', person: 'a person' };

it('reads what was typed without the spaces around it', () => {
  const form = new FormData();
  form.set('number', ' 1042 ');
  form.set('person', ' a@example.com');
  expect(readRequest(form)).toEqual({ number: '1042', person: 'a@example.com', text: '' });
});

it.each([
  [{ number: '', person: '', text: '' }, required],
  [{ number: '1042', person: '', text: 'x' }, { person: 'a person' }],
  [{ number: '1042', person: '050-1234567', text: '' }, {}],
])('%j lacks %j', (request, missing) => {
  expect(missingOf(request, required)).toEqual(missing);
});

it.each([
  ['a@example.com', { email: 'a@example.com' }],
  ['050-1234567', { phone: '050-1234567' }],
])('sends %s as %j', (person, sent) => {
  expect(bodyOf({ number: '1042', person, text: '' })).toEqual({ number: '1042', ...sent });
});

it('sends a text only if there is one', () => {
  expect(bodyOf({ number: '1042', person: 'a@b.co', text: 'the ring' })).toHaveProperty('text', 'the ring');
});

it.each([
  [{ email: 'wrong' }, { person: 'wrong' }],
  [
    { phone: 'wrong', number: 'odd' },
    { person: 'wrong', number: 'odd' },
  ],
  [{ text: 'long' }, { text: 'long' }],
])('shows %j at %j', (answered, shown) => {
  expect(problemsAtFields(answered)).toEqual(shown);
});
