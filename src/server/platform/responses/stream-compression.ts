import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** For answers written a batch at a time: each batch is sent when it is written, so a long file begins at once. */
export const STREAM_COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  globalDecompression: false,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};
