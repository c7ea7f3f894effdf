/** Settings as a flat list of paths, in which they are stored and compared. */

type Tree = { readonly [key: string]: unknown };

/** Groups of settings; everything beneath them is a value, objects such as `{he, en}` included. */
const GROUPS = new Set([
  'shop',
  'delivery',
  'delivery.pickup',
  'delivery.courier',
  'delivery.post',
  'payments',
  'payments.arrange',
  'payments.card',
  'payments.bit',
  'offers',
  'tax',
  'cancellation',
  'workshops',
  'texts',
]);

export function flatten(tree: Tree, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] => {
    const path = prefix + key;
    if (GROUPS.has(path)) return flatten((value ?? {}) as Tree, `${path}.`);
    return value === undefined ? [] : [[path, value]];
  });
}

/** The same tree with the values of `paths` in their places. */
export function withValues<Values extends Tree>(
  tree: Values,
  values: ReadonlyMap<string, unknown>,
  prefix = '',
): Values {
  const entries = Object.entries(tree).map(([key, value]) => {
    const path = prefix + key;
    if (GROUPS.has(path)) return [key, withValues(value as Tree, values, `${path}.`)];
    return [key, values.has(path) ? values.get(path) : value];
  });
  // Has the keys of `tree`, and values that were checked when they were stored.
  return Object.fromEntries(entries) as Values;
}
