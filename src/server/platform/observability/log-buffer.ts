/** Buffers log lines: written one by one, each costs half of what its response does. */

/** Characters. */
const MAX_LENGTH = 12_288;
/** ms */
const MAX_DELAY = 500;

export class LogBuffer {
  readonly #writeOut: (lines: string) => void;
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(writeOut: (lines: string) => void) {
    this.#writeOut = writeOut;
  }

  /** `line` ends in a line break. Counted in characters: counting bytes would flatten the joined string each time. */
  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= MAX_LENGTH) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), MAX_DELAY).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') this.#writeOut(lines);
  }
}
