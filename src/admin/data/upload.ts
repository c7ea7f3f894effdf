/** POST /files/upload (api.md, Uploads), by XMLHttpRequest: fetch can't say how much of a body has left. */
import { uploadAnswerSchema } from '#contract/files.ts';
import { api } from '#contract/routes.ts';
import type { ErrorAnswer } from '#contract/errors.ts';
import { ApiError } from '#web/api/client.ts';

export interface UploadCaller {
  token: string | null;
  /** The call was refused with this token: it is over. */
  onRefused: (token: string | null) => void;
  /** How much has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture as a data URL and gives its address. Throws the client's ApiError, also where the answer has no
 * address (spec §5). Once aborted it never answers.
 */
export function uploadPicture(
  image: string,
  { token, onRefused, onProgress, signal }: UploadCaller,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', api.upload());
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('content-type', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new ApiError(0)));
    request.addEventListener('load', () => {
      if (request.status === 401) onRefused(token);
      const body = readBody(request.responseText);
      const answer = uploadAnswerSchema.safeParse(body);
      if (request.status === 200 && answer.success) resolve(answer.data.url);
      else reject(new ApiError(request.status, body as ErrorAnswer | null));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(JSON.stringify({ image }));
  });
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
