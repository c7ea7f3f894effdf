import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes the folder afterwards, even when a signal ends the process. */
export async function inTemporaryFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(prefix);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = (signal: NodeJS.Signals) => {
    remove();
    for (const other of SIGNALS) process.off(other, end);
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    remove();
  }
}
