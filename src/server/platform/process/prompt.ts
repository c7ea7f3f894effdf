import { type Interface, createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Without echo; from a pipe the first line, '' if the pipe is empty. */
export async function promptSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTerminal = Boolean(stdin.isTTY);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: isTerminal });
  if (isTerminal) stderr.write(question);
  try {
    return await firstLine(lines);
  } finally {
    lines.close();
    if (isTerminal) stderr.write('\n');
  }
}

export async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: question });
  lines.prompt();
  try {
    return (await firstLine(lines)).trim().toLowerCase() === 'yes';
  } finally {
    lines.close();
  }
}

function firstLine(lines: Interface): Promise<string> {
  return new Promise((resolve) => {
    lines.once('line', resolve);
    // 128 + SIGINT, as a shell would report it.
    lines.once('SIGINT', () => process.exit(130));
    lines.once('close', () => resolve(''));
  });
}
