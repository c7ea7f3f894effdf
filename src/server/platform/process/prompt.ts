/** Asking a person at a terminal, or whatever is piped in, for a line. */
import { type Interface, createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The line that was typed, unseen; from a pipe its first line, '' when there is none. */
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

/** Whether the person at the terminal typed `yes`. */
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
    // As the terminal itself would do it: 128 + SIGINT.
    lines.once('SIGINT', () => process.exit(130));
    lines.once('close', () => resolve(''));
  });
}
