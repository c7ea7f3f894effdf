/** A path of the API, written once: the server registers its template, callers fill it. */
import type { EntryKind } from '#domain/catalogue.ts';
import type { DraftKind } from '#domain/drafts.ts';

export const API_PREFIX = '/api';

/** Called with the template's parts in their order, then the query. */
export interface ApiPath<Template extends string, Query extends object> {
  (...values: [...parts: PartsOf<Template>, query?: Query]): string;
  /** Below `API_PREFIX`. */
  template: Template;
}

type PartsOf<Template extends string> = Template extends `${string}:${infer Name}/${infer Rest}`
  ? [part: PartOf<Name>, ...PartsOf<Rest>]
  : Template extends `${string}:${infer Name}`
    ? [part: PartOf<Name>]
    : [];
type PartOf<Name extends string> = Name extends keyof NamedParts ? NamedParts[Name] : string;
interface NamedParts {
  kind: EntryKind;
  form: DraftKind;
  version: number;
}

/** @param template such as `/products/:id` */
export function apiPath<Query extends object = object, Template extends string = string>(
  template: Template,
): ApiPath<Template, Query> {
  const address = (...values: unknown[]) => {
    const path = withParts(API_PREFIX + template, values);
    return withSearch(path, values[0]);
  };
  return Object.assign(address, { template });
}

/** Fills `:id` or `$id` in order, and takes what it fills with from `values`. */
export function withParts(path: string, values: unknown[]): string {
  return path.replace(/[:$]\w+/g, () => encodeURIComponent(String(values.shift())));
}

export function withSearch(path: string, search: unknown): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
