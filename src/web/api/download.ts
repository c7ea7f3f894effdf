/** A file of the caller's, which a plain link couldn't fetch: the browser sends no token by itself. */
import { headersOf } from './browser-transport.ts';
import { ApiError } from './client.ts';

export interface DownloadCaller {
  token: string | null;
  onRefused: (token: string | null) => void;
}

/** Hands the file to the browser under the server's name for it. Throws an ApiError. */
export async function downloadFile(path: string, { token, onRefused }: DownloadCaller): Promise<void> {
  const { status, name, blob } = await fetched(path, token).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError(0);
  });
  if (status === 401) onRefused(token);
  if (status !== 200) throw new ApiError(status, readError(await blob.text()));
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address));
}

async function fetched(path: string, token: string | null) {
  const response = await fetch(path, { headers: headersOf(token) });
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export';
  return { status: response.status, name, blob: await response.blob() };
}

function readError(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
