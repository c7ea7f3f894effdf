import type { Socket } from 'node:net';
import { DEFAULT_LANG } from '#domain/language.ts';
import { errorAnswer } from './errors.ts';

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers open connections ahead; an answer to no request would be taken for that of the next one.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isUnused || error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorAnswer({ code: 'malformed', fields: undefined }, DEFAULT_LANG));
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
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
