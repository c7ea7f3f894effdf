/** For `describe.each(paymentGrounds)('… at %s on %s', (name, kind, openRig) => …)`. */
import { type DatabaseKind, databasesOrOnly } from '../databases.ts';
import { cardcomRig } from './cardcom-rig.ts';
import type { OpenRig } from './payment-rig.ts';
import { payplusRig } from './payplus-rig.ts';

/** With the database of the short run: between them the providers have both. */
const RIGS: [string, DatabaseKind, OpenRig][] = [
  ['Cardcom', 'postgres', cardcomRig],
  ['PayPlus', 'sqlite', payplusRig],
];

export const paymentGrounds: [string, DatabaseKind, OpenRig][] = RIGS.flatMap(([name, only, open]) =>
  databasesOrOnly(only).map((kind): [string, DatabaseKind, OpenRig] => [name, kind, open]),
);
