/** Ports for what tests start as processes of their own. */
import { createServer } from 'node:net';

/**
 * Below the ports that the system gives to anyone, and each worker of a run has its own: whatever else is opened
 * until the process listens, it is not here.
 */
const FIRST = 10_000;
const OF_A_WORKER = 1_000;
const WORKERS = 20;

const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS;
/** Another run on this machine begins elsewhere. */
let next = Math.floor(Math.random() * OF_A_WORKER);

/** A port at 127.0.0.1 where nobody listens; never the same one twice in a row. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + worker * OF_A_WORKER + (next++ % OF_A_WORKER);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
