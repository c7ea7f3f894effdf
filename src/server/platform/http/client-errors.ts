import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS } from '#contract/errors.ts';
import { DEFAULT_LANG } from '#domain/language.ts';
import { errorAnswer } from './errors.ts';

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers open connections ahead; an answer to no request would be taken for that of the next one.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isUnused || error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'head_too_large' : 'malformed';
  const status = ERROR_STATUS[code];
  const body = JSON.stringify(errorAnswer({ code, fields: undefined }, DEFAULT_LANG));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
