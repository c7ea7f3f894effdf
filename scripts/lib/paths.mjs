/** Everything in `scripts/*.mjs` must run on Node 20 without dependencies. */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(ROOT, ...parts);

export const PROJECT_BIN = inRoot('node_modules', '.bin');
export const PACKAGED_NODE = inRoot(
  'node_modules',
  `node-${process.platform}-${process.arch}`,
  'bin',
  'node',
);

export const isNodePackaged = () => existsSync(PACKAGED_NODE);
/** Node 24 from the dependencies, or the system's if they have none for this machine. */
export const node24 = () => (isNodePackaged() ? PACKAGED_NODE : process.execPath);

const pathEntries = () => (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== PROJECT_BIN);

/** Without the project's own Node, which npm may replace. */
export const machinePath = () => pathEntries().join(delimiter);
/** With Node 24 and the project's tools. */
export const projectPath = () => [dirname(node24()), PROJECT_BIN, ...pathEntries()].join(delimiter);
