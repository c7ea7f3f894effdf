/** The part of autocannon that the measures use; the package brings no types. */
declare module 'autocannon' {
  interface Result {
    requests: { total: number };
    /** Ms. */
    latency: { p99: number };
    /** Seconds that it really took. */
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
    /** Makes each one of its own. */
    setupRequest?: (request: Request) => Request;
  }
  interface Client {
    on: (event: 'response', listener: (status: number, bytes: number, ms: number) => void) => void;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Sent with each. */
    headers?: Record<string, string>;
    /** Requests a second at most, of all connections together. */
    overallRate?: number;
    /** In turn, on every connection. */
    requests?: Request[];
    /** Requests after which a connection is begun anew. */
    reconnectRate?: number;
    /** Seconds after which an answer is given up. */
    timeout?: number;
    setupClient?: (client: Client) => void;
  }
  function autocannon(options: Options): Promise<Result>;
  export default autocannon;
  export type { Request };
}
