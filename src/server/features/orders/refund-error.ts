import { ApiError } from '#server/platform/http/api-error.ts';

export function invalidRefund(problem: 'fee' | 'nothing'): ApiError {
  return problem === 'fee'
    ? new ApiError('invalid', { fee: { problem: 'range', min: 0 } })
    : new ApiError('invalid', { amount: { problem: 'required' } });
}
