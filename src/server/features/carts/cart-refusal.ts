import type { FieldProblem } from '#contract/errors.ts';
import type { CartRefusal } from '#domain/cart.ts';
import type { ChoiceFault } from '#domain/options.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

export function refusalError(refusal: CartRefusal): ApiError {
  if (refusal.code === 'choice') return choiceError(refusal.fault, `items.${refusal.index}`);
  return new ApiError(refusal.code, Object.fromEntries([problemOf(refusal)]));
}

/** `line` is the path of the line. */
export function choiceError(fault: ChoiceFault, line: string): ApiError {
  const code = fault.problem === 'missing' ? 'choice_missing' : 'invalid';
  return new ApiError(code, { [`${line}.${fault.field}`]: choiceProblem(fault) });
}

function choiceProblem(fault: ChoiceFault): FieldProblem {
  if (fault.problem === 'length') return { problem: 'length', max: fault.max };
  return { problem: fault.problem === 'missing' ? 'required' : 'invalid' };
}

function problemOf(
  refusal: Exclude<CartRefusal, { code: 'choice' }>,
): [field: string, problem: FieldProblem] {
  if ('left' in refusal) return [`items.${refusal.index}.quantity`, range(refusal.left)];
  if (refusal.code !== 'invalid') return [`items.${refusal.index}.item`, { problem: 'invalid' }];
  if (refusal.problem === 'quantity') return [`items.${refusal.index}.quantity`, range(refusal.max)];
  return ['items', { problem: 'count', max: refusal.max }];
}

const range = (max: number): FieldProblem => ({ problem: 'range', min: BOUNDS.quantity.min, max });
