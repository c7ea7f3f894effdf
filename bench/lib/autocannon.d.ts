/** The part of autocannon that the measures use; the package brings no types. */
declare module 'autocannon' {
  interface Result {
    requests: { total: number };
    /** Seconds that it really took. */
    duration: number;
    errors: number;
    non2xx: number;
  }
  /** `duration` in seconds. */
  function autocannon(options: { url: string; connections: number; duration: number }): Promise<Result>;
  export default autocannon;
}
