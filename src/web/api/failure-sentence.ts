import { ApiError } from './client.ts';

export function failureSentence<Fallback extends string | null>(
  error: unknown,
  fallback: Fallback,
): string | Fallback {
  return (error instanceof ApiError && error.sentence) || fallback;
}
