/** Values that fit a schema of the OpenAPI document, or nearly. */
import fc, { type Arbitrary } from 'fast-check';
import { junk, nastyText, textFor } from './values.ts';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Whether a value differs from its schema nowhere or anywhere. */
export type Fit = 'exact' | 'nearly';

/** The property's `name` says more than the document's types. */
export function valueOf(schema: Schema, fit: Fit, name = ''): Arbitrary<unknown> {
  const right = rightValue(schema, fit, name);
  return fit === 'exact' ? right : fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: junk });
}

function rightValue(schema: Schema, fit: Fit, name: string): Arbitrary<unknown> {
  const { type, anyOf } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueOf(one, fit, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => valueOf({ ...schema, type: one }, fit, name)));
  if (type === 'object') return objectOf(schema, fit);
  if (type === 'array') return arrayOf(schema, fit, name);
  if (type === 'string') return stringOf(schema, fit, name);
  if (type === 'integer' || type === 'number') return numberOf(schema, fit, type);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return junk;
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  fit: Fit,
): Arbitrary<unknown> {
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valueOf(one, fit, name)]),
  );
  // Required properties may be missing too.
  const requiredKeys = fit === 'exact' ? required.filter((name) => name in known) : [];
  const whole = fc.record(known);
  const some = fc.record(known, { requiredKeys });
  const objects = fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: some });
  const extraKeys = typeof additionalProperties === 'object';
  const extraValue = extraKeys ? valueOf(additionalProperties, fit) : junk;
  const extra = fc.dictionary(extraKeys ? textFor('imagePath') : nastyText, extraValue, { maxKeys: 2 });
  if (fit === 'exact' && !extraKeys) return objects;
  return fc
    .tuple(
      objects,
      fc.oneof({ weight: extraKeys ? 0 : 6, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: extra }),
    )
    .map(([object, more]) => ({ ...object, ...more }));
}

function arrayOf(
  { items = {}, minItems = 0, maxItems = 4 }: Schema,
  fit: Fit,
  name: string,
): Arbitrary<unknown> {
  const some = fc.array(valueOf(items, fit, name), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 3),
  });
  if (fit === 'exact') return some;
  const tooMany = valueOf(items, 'exact', name).map((one) =>
    Array<unknown>(Math.min(maxItems, 300) + 1).fill(one),
  );
  return fc.oneof(
    { weight: 12, arbitrary: some },
    { weight: 1, arbitrary: tooMany },
    { weight: 1, arbitrary: fc.constant([]) },
  );
}

function stringOf({ minLength = 0, maxLength = 5_000 }: Schema, fit: Fit, name: string): Arbitrary<unknown> {
  const fitting = textFor(name).map((text) => text.padEnd(minLength, 'x').slice(0, maxLength));
  if (fit === 'exact') return fitting;
  const atBounds = fc.constantFrom(
    'x'.repeat(maxLength),
    'x'.repeat(maxLength + 1),
    'א'.repeat(maxLength),
    '',
  );
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 3, arbitrary: nastyText },
    { weight: 1, arbitrary: atBounds },
  );
}

function numberOf({ minimum = -1e6, maximum = 1e6 }: Schema, fit: Fit, type: string): Arbitrary<unknown> {
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  const fitting = type === 'integer' ? whole : whole.map((agorot) => Math.max(minimum, agorot / 100));
  if (fit === 'exact') return fitting;
  const atBounds = fc.constantFrom(
    minimum,
    maximum,
    minimum - 1,
    maximum + 1,
    minimum + 0.5,
    -0,
    2 ** 53,
    1e308,
    1e-7,
  );
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 1, arbitrary: atBounds },
    { weight: 1, arbitrary: fc.double() },
  );
}
