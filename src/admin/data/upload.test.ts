import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadPicture } from './upload.ts';

/** A request that a test answers. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload = new EventTarget();
  readonly abort = vi.fn<() => void>();
  opened: [method: string, path: string] | null = null;
  sent: unknown = null;
  status = 0;
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, path: string): void {
    this.opened = [method, path];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: string): void {
    this.sent = JSON.parse(body);
  }
  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { documentElement: { lang: 'he' } });
});
afterEach(() => void vi.unstubAllGlobals());

const ADDRESS = '/files/0123456789.webp';

function upload(token: string | null = 'secret') {
  const onRefused = vi.fn<(token: string | null) => void>();
  const onProgress = vi.fn<(share: number) => void>();
  const stop = new AbortController();
  const answer = uploadPicture('data:image/png;base64,AA', {
    token,
    onRefused,
    onProgress,
    signal: stop.signal,
  });
  return { answer, onRefused, onProgress, stop, request: FakeRequest.last };
}

test('an upload is sent as every call is, and resolves to the address', async () => {
  const { answer, request, onRefused } = upload();
  expect(request.opened).toEqual(['POST', '/api/files/upload']);
  expect(request.sent).toEqual({ image: 'data:image/png;base64,AA' });
  expect(request.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'he',
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  });
  request.answer(200, JSON.stringify({ url: ADDRESS }));
  await expect(answer).resolves.toBe(ADDRESS);
  expect(onRefused).not.toHaveBeenCalled();
});

test('without a token there is no authorization', () => {
  expect(upload(null).request.headers).not.toHaveProperty('authorization');
});

test('progress is a share of the body', () => {
  const { request, onProgress } = upload();
  const progress = (loaded: number, total: number) =>
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  progress(30, 120);
  progress(30, 0);
  expect(onProgress.mock.calls).toEqual([[0.25], [0]]);
});

test.each([
  [400, JSON.stringify({ error: 'No', code: 'not_an_image' }), { status: 400, code: 'not_an_image' }],
  [502, '<h1>Bad gateway</h1>', { status: 502, code: 'unknown' }],
  [200, JSON.stringify({ data: {} }), { status: 200 }],
])('an answer of %i %s is an error', async (status, text, error) => {
  const { answer, request } = upload();
  request.answer(status, text);
  await expect(answer).rejects.toMatchObject(error);
});

test('a refused token is reported', async () => {
  const { answer, request, onRefused } = upload();
  request.answer(401, '{}');
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('secret');
});

test('no answer is status 0', async () => {
  const { answer, request } = upload();
  request.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toMatchObject({ status: 0 });
});

test('aborting stops the request', () => {
  const { request, stop } = upload();
  stop.abort();
  expect(request.abort).toHaveBeenCalledOnce();
});
