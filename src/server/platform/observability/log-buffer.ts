/** Written one by one, log lines cost half of what their responses do. */

const MAX_LENGTH = 12_288;
const MAX_DELAY_MS = 500;

export class LogBuffer {
  readonly #writeOut: (lines: string) => void;
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(writeOut: (lines: string) => void) {
    this.#writeOut = writeOut;
  }

  /** Counted in characters: counting bytes would flatten the joined string each time. */
  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= MAX_LENGTH) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), MAX_DELAY_MS).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') this.#writeOut(lines);
  }
}
