import type { FieldProblem } from '#contract/errors.ts';
import type { CartRefusal } from '#domain/cart.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

export function refusalError(refusal: CartRefusal): ApiError {
  return new ApiError(refusal.code, Object.fromEntries([problemOf(refusal)]));
}

function problemOf(refusal: CartRefusal): [field: string, problem: FieldProblem] {
  if ('left' in refusal) return [`items.${refusal.index}.quantity`, range(refusal.left)];
  if (refusal.code !== 'invalid') return [`items.${refusal.index}.item`, { problem: 'invalid' }];
  if (refusal.problem === 'quantity') return [`items.${refusal.index}.quantity`, range(refusal.max)];
  return ['items', { problem: 'count', max: refusal.max }];
}

const range = (max: number): FieldProblem => ({ problem: 'range', min: BOUNDS.quantity.min, max });
