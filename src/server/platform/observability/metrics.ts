import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const REQUEST_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
/** Of the policy; what else a report names is `other`. */
const DIRECTIVES = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src ' +
    'connect-src frame-src object-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types'
  ).split(' '),
);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly #inFlight = new Set<FastifyRequest>();
  readonly #requests = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'From a request to the end of its answer; a page with all that it asks for inside',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS_SECONDS,
    registers: this.#registers,
  });
  readonly #shed = new Counter({
    name: 'shop_requests_shed_total',
    help: 'Requests that were sent away with 503 because a line was full',
    registers: this.#registers,
  });
  readonly #errors = new Counter({
    name: 'shop_errors_logged_total',
    help: 'Lines of the log at the level error or above',
    registers: this.#registers,
  });
  readonly #queries = new Histogram({
    name: 'shop_query_duration_seconds',
    help: 'Of each query to the database',
    buckets: QUERY_BUCKETS,
    registers: this.#registers,
  });

  readonly #violations = new Counter({
    name: 'shop_policy_violations_total',
    help: 'What browsers report of the Content-Security-Policy; anybody may send such a report',
    labelNames: ['directive'],
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const inFlight = this.#inFlight;
    this.registry.registerMetric(
      new Gauge({
        name: 'shop_requests_in_flight',
        help: 'Requests whose answer has not left yet',
        registers: [],
        collect() {
          this.set(inFlight.size);
        },
      }),
    );
  }

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!request.outer) this.#inFlight.add(request);
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      this.#inFlight.delete(request);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      this.#inFlight.delete(request);
      if (!request.outer) this.#requests.observe(labelsOf(request, reply), reply.elapsedTime / 1_000);
      done();
    });
  }

  readonly countShed = (): void => this.#shed.inc();
  readonly countError = (): void => this.#errors.inc();
  readonly countViolation = (directive: string): void =>
    this.#violations.inc({ directive: DIRECTIVES.has(directive) ? directive : 'other' });
  readonly countQuery = (ms: number): void => this.#queries.observe(ms / 1_000);
}

function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  return {
    route: templateOf(routeOptions.url),
    method: METHODS.includes(method) ? method : 'other',
    status: `${Math.floor(statusCode / 100)}xx`,
  };
}

/** The build's file names change with every version, so they are one route. */
function templateOf(url: string | undefined): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
