import { createServer } from 'node:net';

/** Below the system's ephemeral ports, and each worker has its own: nothing else takes it before the process listens. */
const FIRST = 10_000;
const OF_A_WORKER = 1_000;
const WORKERS = 20;

const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS;
/** Separates concurrent runs on this machine. */
let next = Math.floor(Math.random() * OF_A_WORKER);

/** Free at 127.0.0.1, and never the same twice in a row. */
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
