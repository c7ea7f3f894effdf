import { adminApi } from '#contract/admin-routes.ts';
import type { ImportResult } from '#contract/imports.ts';
import { createApi } from '#web/api/client.ts';
import { type UploadCaller, progressTransport } from './upload.ts';

interface SendOptions {
  dryRun: boolean;
  /** Of the press: sent again with it, an import is made once. */
  key: string;
}

/** Throws an ApiError; never settles once aborted. */
export async function sendImport(
  csv: string,
  { dryRun, key }: SendOptions,
  caller: UploadCaller,
): Promise<ImportResult> {
  const { call } = createApi(progressTransport(caller, dryRun ? {} : { 'idempotency-key': key }));
  const body = { kind: 'products', csv, dryRun };
  const { data } = await call<{ data: ImportResult }>({ path: adminApi.imports(), method: 'POST', body });
  return data;
}
