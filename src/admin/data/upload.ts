/** XMLHttpRequest, as fetch can't report upload progress. */
import { uploadAnswerSchema } from '#contract/files.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { headersOf } from '#web/api/browser-transport.ts';
import { ApiError, createApi, type Transport } from '#web/api/client.ts';

export interface UploadCaller {
  token: string | null;
  onRefused: (token: string | null) => void;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** `image` is a data URL. Throws an ApiError; never settles once aborted. */
export async function uploadPicture(image: string, caller: UploadCaller): Promise<string> {
  const { call } = createApi(progressTransport(caller));
  const answer = await call<unknown>({ path: adminApi.upload(), method: 'POST', body: { image } });
  const { success, data } = uploadAnswerSchema.safeParse(answer);
  if (!success) throw new ApiError(200);
  return data.url;
}

export function progressTransport(
  { token, onRefused, onProgress, signal }: UploadCaller,
  ownHeaders: Record<string, string> = {},
): Transport {
  return ({ path, method = 'GET', body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      const headers = { ...headersOf(token), 'content-type': 'application/json', ...ownHeaders };
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('error', reject);
      request.addEventListener('load', () => {
        if (request.status === 401) onRefused(token);
        resolve({ status: request.status, body: readBody(request.responseText) });
      });
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(JSON.stringify(body));
    });
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
