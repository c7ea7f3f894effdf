import { randomUUID } from 'node:crypto';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { type Logger, destination, pino } from 'pino';
import { LogBuffer } from './log-buffer.ts';
import { currentRequest } from '../http/request-context.ts';

export interface LoggerOptions {
  level: string;
  stream?: { write(line: string): void };
  onError?: (() => void) | undefined;
}

const PINO_ERROR = 50;

const SECRETS = ['authorization', 'cookie', 'password', 'current', 'token'];
const PLACES = ['', 'headers.', 'body.', 'req.headers.', 'req.body.'];

export function createLogger({ level, stream, onError }: LoggerOptions): Logger {
  const paths = PLACES.flatMap((place) => SECRETS.map((name) => place + name));
  const options = {
    level,
    redact: { paths, censor: '…' },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: Logger['info'], number: number) {
        if (number >= PINO_ERROR) onError?.();
        method.apply(this, args);
      },
    },
  };
  return pino(options, stream ?? standardOutput());
}

export function logging(
  logger: FastifyBaseLogger,
): Pick<FastifyServerOptions, 'loggerInstance' | 'genReqId' | 'logController'> {
  return {
    loggerInstance: logger,
    // Never the client's id, nor a number that tells how many came before; a page's calls in process share its id.
    genReqId: () => currentRequest()?.id ?? randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  };
}

let opened: LogBuffer | null = null;

function standardOutput(): NonNullable<LoggerOptions['stream']> {
  if (opened) return opened;
  const output = destination({ sync: true });
  const lines = new LogBuffer((text) => output.write(text));
  process.on('exit', () => {
    lines.flush();
    output.flushSync();
  });
  opened = lines;
  return lines;
}

export function registerLogging(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: pathOf(request), status: reply.statusCode, ms };
    if (request.outer) request.log.debug(line, 'part of a page');
    else request.log.info(line, 'request');
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ method: request.method, path: pathOf(request) }, 'the caller hung up');
    done();
  });
}

function pathOf({ url }: FastifyRequest): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
