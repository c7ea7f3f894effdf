import { expect, it } from 'vitest';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import {
  bodyOf,
  missingOf,
  problemsAtFields,
  readRequest,
  textOf,
  type Request,
} from './cancellation-request.ts';

const required = { number: 'a number', person: 'a person', part: 'a part' };
const words = {
  part: (what: string) => `Cancel: ${what}`,
  grounds: { defect: 'A defect.', protected: 'Aged 65.' },
};
const request = (values: Partial<Request>): Request => ({
  number: '1042',
  person: 'a@example.com',
  part: null,
  grounds: [],
  text: '',
  ...values,
});

it('reads what was typed without the spaces around it', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['number', ' 1042 '],
    ['person', ' a@example.com'],
    ['what', 'part'],
    ['part', ' the seat '],
    ['defect', 'on'],
  ] as const)
    form.set(name, value);
  expect(readRequest(form)).toEqual(request({ part: 'the seat', grounds: ['defect'] }));
  form.set('what', 'all');
  expect(readRequest(form).part).toBeNull();
});

it.each([
  [{ number: '', person: '', part: '' }, required],
  [{ person: '', text: 'x' }, { person: 'a person' }],
  [{ person: '050-1234567' }, {}],
])('%j lacks %j', (values, missing) => {
  expect(missingOf(request(values), required)).toEqual(missing);
});

it.each([
  ['a@example.com', { email: 'a@example.com' }],
  ['050-1234567', { phone: '050-1234567' }],
])('sends %s as %j', (person, sent) => {
  expect(bodyOf(request({ person }), words)).toEqual({ number: '1042', ...sent });
});

it('sends what was chosen and ticked as a text, a defect as its own field', () => {
  const chosen = request({ part: 'the seat', grounds: ['defect', 'protected'], text: 'Thanks' });
  expect(bodyOf(chosen, words)).toMatchObject({
    text: 'Cancel: the seat\nAged 65.\nThanks',
    defect: true,
    part: true,
  });
  expect(textOf(chosen, words)).toBe('Cancel: the seat\nA defect.\nAged 65.\nThanks');
});

it.each(['he', 'en'] as const)('fits into what the server takes in %s', async (lang) => {
  const { said } = await loadPageTexts('cancel', lang);
  const longest = request({ part: 'x'.repeat(200), grounds: ['defect', 'protected'], text: 'x'.repeat(500) });
  expect(textOf(longest, said).length).toBeLessThanOrEqual(1_000);
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
