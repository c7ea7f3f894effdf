import { ApiError } from './client.ts';

/** What to tell a person about a failed call: the server's own sentence, or `fallback`. */
export function failureSentence<Fallback extends string | null>(
  error: unknown,
  fallback: Fallback,
): string | Fallback {
  return (error instanceof ApiError && error.sentence) || fallback;
}
