/** Polls an address from a separate process, whose clock no load on the others can delay. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

export interface Probed {
  /** ms of each response, in order */
  times: number[];
  /** Other statuses than 200, and broken connections. */
  failures: number;
}

/** Resolves once it has begun, with a function that ends it. */
export async function probe(url: string): Promise<() => Promise<Probed>> {
  const asker = spawn(process.execPath, [join(import.meta.dirname, 'health-asker.ts'), url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(asker.stdout, 'readable');
  return () => {
    asker.stdin.end();
    return json(asker.stdout) as Promise<Probed>;
  };
}
