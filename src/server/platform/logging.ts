/** One line of JSON for each request: who can be found again by its id, and never a secret. */
import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { destination } from 'pino';

export interface LoggerOptions {
  level: string;
  /** Standard output when left out. */
  stream?: { write(line: string): void };
}

/** Never written, where requests and their parts get into a logged object. */
const SECRETS = ['authorization', 'cookie', 'password', 'token'];
const PLACES = ['', 'headers.', 'body.', 'req.headers.', 'req.body.'];

export function logging({
  level,
  stream,
}: LoggerOptions): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  const paths = PLACES.flatMap((place) => SECRETS.map((name) => place + name));
  const start = randomBytes(6).toString('hex');
  let count = 0;
  return {
    logger: { level, stream: stream ?? standardOutput(), redact: { paths, censor: '…' } },
    genReqId: () => `${start}-${(++count).toString(36)}`,
    // Fastify's own lines carry the query, which may hold what nobody should read.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

let opened: ReturnType<typeof destination> | null = null;

/** Lines are written together, at least twice a second: alone each costs half of what its answer does. */
function standardOutput(): NonNullable<LoggerOptions['stream']> {
  if (opened) return opened;
  const output = destination({ sync: true, minLength: 12_288, periodicFlush: 500 });
  process.on('exit', () => output.flushSync());
  opened = output;
  return output;
}

/** Names every answer by its request's id and writes the line when it has left. */
export function registerLogging(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: pathOf(request), status: reply.statusCode, ms }, 'request');
    done();
  });
}

function pathOf({ url }: FastifyRequest): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
