/** Lists whose failure a page shows in place of them, instead of giving the whole page up. */
import { ApiError } from './client.ts';

export interface Failure {
  failed: true;
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failed' in value;
}

/**
 * In the browser a failing call becomes a `Failure`, logged; on the server it is thrown, so that the
 * page's status tells the truth.
 */
export async function orFailure<Data>(call: Promise<Data>): Promise<Data | Failure> {
  try {
    return await call;
  } catch (error) {
    if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
    console.error(error);
    return { failed: true };
  }
}
