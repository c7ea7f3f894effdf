/** For `describe.each(paymentGrounds)('… at %s on %s', (name, kind, openRig) => …)`. */
import { type DatabaseKind, databases } from '../databases.ts';
import { cardcomRig } from './cardcom-rig.ts';
import type { OpenRig } from './payment-rig.ts';
import { payplusRig } from './payplus-rig.ts';

const RIGS: [string, OpenRig][] = [
  ['Cardcom', cardcomRig],
  ['PayPlus', payplusRig],
];

export const paymentGrounds: [string, DatabaseKind, OpenRig][] = RIGS.flatMap(([name, open]) =>
  databases.map((kind): [string, DatabaseKind, OpenRig] => [name, kind, open]),
);
