/**
 * When the server can't keep up it says so at once (503) instead of answering everybody late. Work of each kind has
 * a line: so much is done at once, so much waits, and who comes on top is sent away before anything is done for them.
 * Short turns keep the event loop free in between, so that health, files and metrics are answered all the while.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { api } from '#contract/routes.ts';
import { ApiError } from '../http/api-error.ts';
import { watchConnections } from './pending-connections.ts';
import { WaitingLine } from './waiting-line.ts';

interface Room {
  atOnce: number;
  maxWaiting: number;
}

export type Lane = 'pages' | 'api' | 'pictures';
export type PressureLimits = Record<Lane, Room>;

/**
 * Measured (docs/reliability.md): a full line is worked off in about a second on a small server. A page is rendered
 * and packed in some 7 ms; a change in the database takes one or two. Pictures wait for nothing but their encoding,
 * which has its own line.
 */
const LIMITS: PressureLimits = {
  pages: { atOnce: 2, maxWaiting: 118 },
  api: { atOnce: 16, maxWaiting: 240 },
  pictures: { atOnce: 300, maxWaiting: 0 },
};

/** Ms. Who has waited longer is sent away too: on a slow day a line that is short moves slowly. */
const PATIENCE = 2_000;

/** Passwords and uploads take long and have shorter lines of their own. */
const FREE = new Set([api.login(), api.register(), api.upload()]);
const READING = new Set(['GET', 'HEAD']);
/** The one reading that is work each time. */
const SEARCH = '/api/search';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the work that this is stands in line; null for what has no line. */
    line: WaitingLine | null;
    /** Gives the place in line back; null without one. */
    endTurn: (() => void) | null;
  }
  interface FastifyInstance {
    /** Does work in its turn in the line of its kind; throws `overloaded` where the line is full or too slow. */
    inLine: <Result>(lane: Lane, work: () => Promise<Result>) => Promise<Result>;
  }
  interface FastifyContextConfig {
    /** The route stands in line itself, for the part of an answer that is work. */
    ownLine?: boolean;
  }
}

/** `onShed` is told of each request that is sent away. Needs the request's context. */
export function registerPressure(
  app: FastifyInstance,
  {
    limits = LIMITS,
    onShed = () => {},
  }: { limits?: PressureLimits | undefined; onShed?: (() => void) | undefined } = {},
): void {
  const lineOf = ({ atOnce, maxWaiting }: Room) => new WaitingLine(atOnce, maxWaiting);
  const lines: Record<Lane, WaitingLine> = {
    pages: lineOf(limits.pages),
    api: lineOf(limits.api),
    pictures: lineOf(limits.pictures),
  };
  // One for all: a crowd is told so thousands of times a second, and where each was told is of no use to anybody.
  const overloaded = new ApiError('overloaded');
  const shed = () => {
    onShed();
    return overloaded;
  };

  const acceptPendingConnections = watchConnections(app.server);
  app.decorateRequest('line', null);
  async function inTurn<Result>(line: WaitingLine, work: () => Promise<Result>): Promise<Result> {
    if (line.isFull) throw shed();
    const cameAt = performance.now();
    return line.run(async () => {
      // Work that begins at once is done before the next request is read: nobody would ever be seen to wait.
      await acceptPendingConnections();
      if (performance.now() - cameAt > PATIENCE) throw shed();
      return work();
    });
  }
  async function letOn(
    line: WaitingLine,
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ) {
    try {
      await inTurn(line, async () => {
        const turn = new Promise<void>((resolve) => (request.endTurn = resolve));
        // Nobody hears the answer any more; it is for the log.
        if (reply.raw.destroyed) done(new ApiError('malformed'));
        else done();
        await turn;
      });
    } catch (error) {
      done(error as ApiError);
    }
  }
  app.decorate('inLine', (lane, work) => inTurn(lines[lane], work));
  app.decorateRequest('endTurn', null);
  // Before a caller is looked up and a body read. A page has neither, and may turn out to be ready.
  app.addHook('onRequest', (request, _reply, done) => {
    const lane = laneOf(request);
    request.line = lane && lines[lane];
    if (lane === 'api' && lines.api.isFull) done(shed());
    else done();
  });
  // With its body here: who sends slowly takes nobody's place.
  app.addHook('preValidation', (request, reply, done) => {
    const { line } = request;
    if (!line) return done();
    void letOn(line, request, reply, done);
  });
  // With its answer made: who reads slowly takes nobody's place either.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endTurn?.();
    done(null, payload);
  });
}

/**
 * Null for what has no line: what is free, what stands in line by itself, the ready files of the pages, the parts of a
 * page that is in line itself, and what the API only reads. Its answers are ready or a millisecond away: waiting in
 * line would cost more than they do.
 */
function laneOf(request: FastifyRequest): Lane | null {
  if (request.outer || request.routeOptions.config.ownLine) return null;
  const { url } = request;
  if (url.startsWith('/api/')) {
    const path = pathOf(url);
    const isFree = READING.has(request.method) ? path !== SEARCH : FREE.has(path);
    return isFree ? null : 'api';
  }
  if (url.startsWith('/assets/')) return null;
  return url.startsWith('/files/') ? 'pictures' : 'pages';
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
