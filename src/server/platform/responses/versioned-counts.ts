/**
 * Counts of one version of the catalogue: a database tells the length of a list only by going through all of it, and
 * each page of a list names it.
 */
export class VersionedCounts {
  readonly #counts = new Map<string, Promise<number>>();
  #version = '';

  /** Of several who ask at once one counts. A failure is not kept. */
  get(version: string, name: string, count: () => Promise<number>): Promise<number> {
    if (version !== this.#version) {
      this.#counts.clear();
      this.#version = version;
    }
    const known = this.#counts.get(name);
    if (known) return known;
    const counting = count();
    this.#counts.set(name, counting);
    counting.catch(() => this.#counts.get(name) === counting && this.#counts.delete(name));
    return counting;
  }
}
