/** Asks an address again and again from a process of its own, whose clock no load on the others can hold up. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

export interface Probed {
  /** Ms of each answer, in order. */
  times: number[];
  /** Answers other than 200, broken connections among them. */
  failures: number;
}

/** Resolves once it has begun, with what ends it. */
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
