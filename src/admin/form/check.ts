import type { z } from 'zod';
import type { FieldProblem } from '#contract/errors.ts';
import { checkInput } from '#contract/field-problems.ts';
import type { ErrorSentences } from '#i18n/errors.he.ts';
import { pathOf, readAt } from './values.ts';

interface FormSentences {
  errors: ErrorSentences;
  /** For a text where a number belongs. */
  notNumber: string;
}

export function problemsOf(
  schema: z.ZodType,
  input: unknown,
  { errors: { fields }, notNumber }: FormSentences,
): Record<string, string> {
  const found = Object.entries(checkInput(schema, input));
  return Object.fromEntries(
    found.map(([name, problem]) => [
      name,
      Number.isNaN(readAt(input, pathOf(name))) ? notNumber : sentenceOf(problem, fields),
    ]),
  );
}

function sentenceOf(problem: FieldProblem, fields: ErrorSentences['fields']): string {
  return (fields[problem.problem] as (details: FieldProblem) => string)(problem);
}
