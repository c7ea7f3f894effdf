import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { Shortage } from './order-stock.ts';

/** 409 at the line. */
export function shortageError({ index, code, left }: Shortage): ApiError {
  const problem =
    left > 0
      ? ({ problem: 'range', min: BOUNDS.quantity.min, max: left } as const)
      : ({ problem: 'invalid' } as const);
  return new ApiError(code, { [`items.${index}`]: problem });
}
