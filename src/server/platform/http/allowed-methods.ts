/** Which methods an address answers to, for a 405 and its `Allow` (RFC 9110, 15.5.6). */
import type { FastifyInstance } from 'fastify';

export class AllowedMethods {
  readonly #literal = new Map<string, Set<string>>();
  readonly #patterns = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  /** Of the routes that are added from now on; what stands below a wildcard is for its handler to know. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      const methods = this.#methodsAt(url);
      for (const one of [method].flat()) methods.add(one);
    });
  }

  /** Empty for an address that no route has. */
  of(path: string): string[] {
    const found = [...this.#patterns.values()].filter(({ pattern }) => pattern.test(path));
    const sets = [this.#literal.get(path) ?? [], ...found.map(({ methods }) => methods)];
    return [...new Set(sets.flatMap((methods) => [...methods]))].toSorted();
  }

  #methodsAt(url: string): Set<string> {
    const known = this.#literal.get(url) ?? this.#patterns.get(url)?.methods;
    if (known) return known;
    const methods = new Set<string>();
    if (url.includes(':')) this.#patterns.set(url, { pattern: patternOf(url), methods });
    else this.#literal.set(url, methods);
    return methods;
  }
}

/** `/products/:id` as a pattern. */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')}$`);
}
