import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

/** Reads `FILE [--force]`. Throws a CommandError with the usage. */
export function readFileArgument(args: string[], usage: string): { file: string; force: boolean } {
  const { positionals, values } = parse(args, usage);
  const [file, ...more] = positionals;
  if (!file || file === '-' || more.length > 0) throw new CommandError(usage);
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  return { file: resolve(process.env.INIT_CWD ?? '.', file), force: values.force ?? false };
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { force: { type: 'boolean' } } });
  } catch {
    throw new CommandError(usage);
  }
}
