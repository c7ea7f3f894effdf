import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkInput } from './field-problems.ts';

it('says ‘only once’ of an address alone: a list in a body has the wrong type', () => {
  const schema = z.object({ name: z.string() });
  const twice = { name: ['a', 'b'] };
  expect(checkInput(schema, twice, 'query')).toEqual({ name: { problem: 'repeated' } });
  expect(checkInput(schema, twice, 'body')).toEqual({ name: { problem: 'invalid' } });
});
