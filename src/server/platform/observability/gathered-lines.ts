/** Lines that are written together: alone each costs half of what its answer does. */

/** Characters after which they are written at once. */
const ENOUGH = 12_288;
/** Ms that a line waits at most. */
const PATIENCE = 500;

export class GatheredLines {
  readonly #writeOut: (lines: string) => void;
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  /** `writeOut` gets whole lines, in their order. */
  constructor(writeOut: (lines: string) => void) {
    this.#writeOut = writeOut;
  }

  /** With its line break. Only joined: whoever asks for its bytes makes one text of all that wait, each time. */
  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= ENOUGH) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), PATIENCE).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') this.#writeOut(lines);
  }
}
