import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Semaphore } from '../concurrency/semaphore.ts';
import { ApiError } from '../http/api-error.ts';
import type { Slot } from './outside-queue.ts';
import { watchConnections } from './pending-connections.ts';

interface QueueCapacity {
  concurrency: number;
  maxQueued: number;
  /** ms after which a queued request is refused, because even a short queue can move slowly. */
  maxWait?: number;
}

type QueueName = 'pages' | 'api' | 'orders' | 'pictures';
export type QueueCapacities = Record<QueueName, QueueCapacity>;

/** Measured (docs/reliability.md): a full queue takes about a second on a small server. */
export const CAPACITIES: QueueCapacities = {
  pages: { concurrency: 2, maxQueued: 118 },
  api: { concurrency: 16, maxQueued: 240 },
  // Customers of one workshop wait for each other in the database, so more at once would only hold connections. Whoever
  // has pressed waits rather than be turned away: a thousand at once take seconds, and longer on a busy machine.
  orders: { concurrency: 8, maxQueued: 2_000, maxWait: 30_000 },
  pictures: { concurrency: 300, maxQueued: 0 },
};

const MAX_WAIT = 2_000; // ms

declare module 'fastify' {
  interface FastifyRequest {
    queue: QueueName | null;
    releaseSlot: (() => void) | null;
    /** Of the queue in which it runs now. */
    slot: Slot | null;
  }
  interface FastifyInstance {
    /** Throws `overloaded` if the queue is full or too slow. */
    runQueued: <Result>(queue: QueueName, work: () => Promise<Result>) => Promise<Result>;
    /** How many wait for a slot. */
    queuedIn: (queue: QueueName) => number;
  }
  interface FastifyContextConfig {
    /** Null: not queued; by default calls that may write queue as `api` and reads don't queue. */
    queue?: QueueName | null;
  }
}

export function registerLoadShedding(
  app: FastifyInstance,
  {
    capacities = CAPACITIES,
    onShed = () => {},
  }: { capacities?: QueueCapacities | undefined; onShed?: (() => void) | undefined } = {},
): void {
  const queues: Record<QueueName, Semaphore> = {
    pages: new Semaphore(capacities.pages),
    api: new Semaphore(capacities.api),
    orders: new Semaphore(capacities.orders),
    pictures: new Semaphore(capacities.pictures),
  };
  // One instance: it is thrown thousands of times a second and needs no stack trace.
  const overloaded = new ApiError('overloaded');
  const shed = () => {
    onShed();
    return overloaded;
  };
  const acceptPendingConnections = watchConnections(app.server);

  async function runQueued<Result>(name: QueueName, work: () => Promise<Result>): Promise<Result> {
    const queue = queues[name];
    if (queue.isFull) throw shed();
    const queuedAt = performance.now();
    return queue.run(async () => {
      // Otherwise this work would end before the next request is read, and the queue would never fill.
      await acceptPendingConnections();
      if (performance.now() - queuedAt > (capacities[name].maxWait ?? MAX_WAIT)) throw shed();
      return work();
    });
  }
  async function admit(
    queue: QueueName,
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ) {
    try {
      await runQueued(queue, async () => {
        const released = new Promise<void>((resolve) => (request.releaseSlot = resolve));
        request.slot = queues[queue];
        if (reply.raw.destroyed) done(new ApiError('malformed'));
        else done();
        await released;
      });
    } catch (error) {
      done(error as ApiError);
    }
  }
  app.decorate('runQueued', runQueued);
  app.decorate('queuedIn', (queue: QueueName) => queues[queue].queued);
  app.decorateRequest('queue', null);
  app.decorateRequest('releaseSlot', null);
  app.decorateRequest('slot', null);
  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => READ_METHODS.has(method));
    route.config = { queue: isRead ? null : 'api', ...route.config };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { queue } = request.routeOptions.config;
    // A call made for a page is part of the page's slot.
    if (queue && !request.outer) request.queue = queue;
    if ((queue === 'api' || queue === 'orders') && request.queue && queues[queue].isFull) done(shed());
    else done();
  });
  // The body has arrived: a slow sender occupies no slot.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.queue) void admit(request.queue, request, reply, done);
    else done();
  });
  // The response is ready: a slow reader occupies no slot.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.releaseSlot?.();
    done(null, payload);
  });
}

const READ_METHODS = new Set(['GET', 'HEAD']);
