import { ApiError } from './client.ts';

export interface Failure {
  failed: true;
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failed' in value;
}

/** In the browser a failure is logged and returned; on the server it is thrown, to set the page's status. */
export async function orFailure<Data>(call: Promise<Data>): Promise<Data | Failure> {
  try {
    return await call;
  } catch (error) {
    if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
    console.error(error);
    return { failed: true };
  }
}
