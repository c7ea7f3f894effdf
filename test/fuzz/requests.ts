/** Requests for the operations of the OpenAPI document, from valid ones to garbage. */
import fc, { type Arbitrary } from 'fast-check';
import { type Fit, type Schema, valueOf } from './json-schema.ts';
import { idFor, junk, nastyText, textFor } from './values.ts';

interface Parameter {
  in: string;
  name: string;
  schema: Schema;
}

export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | null;
}

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

export function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
    })),
  );
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'];
const TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=utf-7',
  'APPLICATION/JSON',
  'application/merge-patch+json',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/json,text/plain',
  'json',
  ';',
  '',
];
/** Bodies that JSON.stringify can't produce. */
const TEXTS = [
  '',
  ' ',
  '{',
  '}',
  '{"a":}',
  '[1,]',
  "{'a':1}",
  'nul',
  '\uFEFF{}',
  '{"price":1e999}',
  '{"price":-1e999,"price":1}',
  '{"title":"a","title":"b"}',
  '{"__proto__":{"role":"superAdmin"}}',
  '{"constructor":{"prototype":{"role":"superAdmin"}}}',
  '{"\\u005f_proto__":{}}',
  '"\\ud800"',
  '[0,'.repeat(2_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  `{"title":"${'x'.repeat(66_000)}"}`,
  `[${'1,'.repeat(30_000)}1]`,
];

/** Weights of defects: mostly none, so that later checks are reached too. */
const rarely = <Value>(usual: Arbitrary<Value>, odd: Arbitrary<Value>, weight = 1) =>
  fc.oneof({ weight: 14, arbitrary: usual }, { weight, arbitrary: odd });

/** Characters that a header can have. */
const headerText = nastyText.map((text) => text.replace(/[^\x20-\x7E\xA0-\xFF]/g, '').slice(0, 300));

export function requestFor(operation: Operation): Arbitrary<FuzzRequest> {
  const fits = fc.constantFrom<Fit>('exact', 'nearly', 'nearly');
  return fits.chain((fit) =>
    fc.record({
      method: rarely(fc.constant(operation.method), fc.constantFrom(...METHODS)),
      url: urlFor(operation, fit),
      headers: headersFor(operation, fit),
      payload: payloadFor(operation, fit),
    }),
  );
}

function urlFor({ path, parameters }: Operation, fit: Fit): Arbitrary<string> {
  const segments = path.split('/').map((part) => {
    if (!part.startsWith('{')) return fc.constant(part);
    return rarely(idFor(path, part.slice(1, -1)), nastyText, fit === 'exact' ? 0 : 4).map(inPath);
  });
  const addresses = fc.tuple(...segments).map((parts) => parts.join('/'));
  const odd = fc.tuple(
    addresses,
    fc.constantFrom('/', '//', '/..', '/%2e%2e', '%00', ';a=b', '%', '/%C0%AE', '\\', '.json'),
  );
  const queries = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => parameterOf(name, schema, fit));
  const known = fc.tuple(...queries.map((one) => fc.option(one, { nil: '' })));
  const strange = fc
    .tuple(nastyText, nastyText)
    .map(([name, value]) => [`${inPath(name)}=${encodeURI(value.toWellFormed())}`]);
  const query = rarely(known, strange, fit === 'exact' ? 0 : 2).map((pairs) =>
    pairs.filter((pair) => pair !== '').join('&'),
  );
  return fc
    .tuple(
      rarely(
        addresses,
        odd.map((parts) => parts.join('')),
      ),
      query,
    )
    .map(([address, asked]) => (asked === '' ? address : `${address}?${asked}`));
}

function parameterOf(name: string, schema: Schema, fit: Fit): Arbitrary<string> {
  const value =
    schema.type === 'string' && !schema.enum ? textFor(name) : valueOf(schema, 'exact', name).map(String);
  const given = fit === 'exact' ? value : rarely(value, nastyText, 4);
  const once = given.map((text) => `${name}=${inPath(text)}`);
  const twice = once.map((pair) => `${pair}&${pair}`);
  return fit === 'exact' ? once : rarely(once, twice);
}

function inPath(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function headersFor({ parameters, body }: Operation, fit: Fit): Arbitrary<Record<string, string>> {
  const type = rarely(fc.constant('application/json'), fc.constantFrom(...TYPES), fit === 'exact' ? 0 : 1);
  const own: Record<string, Arbitrary<string>> = body ? { 'content-type': type } : {};
  if (parameters.some(({ name }) => name === 'if-match'))
    own['if-match'] = rarely(textFor('if-match'), headerText, fit === 'exact' ? 0 : 8);
  const strange: Record<string, Arbitrary<string>> = {
    'accept-language': fc.oneof(fc.constantFrom('en', 'he', 'xx', '*', 'en;q=2,;;'), headerText),
    'x-forwarded-for': headerText,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    'x-request-id': headerText,
    host: headerText,
    cookie: headerText,
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    'if-none-match': headerText,
    'if-modified-since': headerText,
    'accept-encoding': fc.constantFrom('gzip', 'br;q=x', '*', 'zstd'),
    accept: headerText,
    origin: fc.constantFrom('null', 'https://evil.example'),
  };
  const asked = fc.record(own, { requiredKeys: body ? ['content-type'] : [] });
  const more = fc.record(strange, { requiredKeys: [] });
  return fc
    .tuple(asked, rarely(fc.constant({}), more, 4))
    .map((parts) => Object.assign({}, ...parts) as Record<string, string>);
}

function payloadFor({ body }: Operation, fit: Fit): Arbitrary<string | undefined> {
  const told = (value: unknown) => JSON.stringify(value);
  if (!body) return rarely(fc.constant(undefined), junk.map(told));
  const right = valueOf(body, fit).map(told);
  if (fit === 'exact') return right;
  const odd = fc.oneof(
    fc.constantFrom(...TEXTS, undefined),
    junk.map(told),
    right.map((text) => text?.slice(0, -1)),
  );
  return rarely(right, odd, 3);
}
