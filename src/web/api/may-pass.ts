import { ApiError } from './client.ts';

/** Nobody refused it: there was no connection, or the server couldn't answer. Trying again may help. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
