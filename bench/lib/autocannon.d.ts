/** The part that the measures use; the package has no types. */
declare module 'autocannon' {
  interface Result {
    requests: { total: number };
    /** ms */
    latency: { p50: number; p99: number };
    /** Actual seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  interface Client {
    on: (event: 'response', listener: (status: number, bytes: number, ms: number) => void) => void;
  }
  interface Options {
    url: string;
    connections: number;
    /** seconds */
    duration: number;
    headers?: Record<string, string>;
    /** Requests a second, of all connections together. */
    overallRate?: number;
    /** In turns, on every connection. */
    requests?: Request[];
    /** Requests before a connection is replaced. */
    reconnectRate?: number;
    /** Threads that ask; left out, the caller's own. */
    workers?: number;
    /** Seconds before a response is given up. */
    timeout?: number;
    setupClient?: (client: Client) => void;
  }
  function autocannon(options: Options): Promise<Result>;
  export default autocannon;
  export type { Request };
}
