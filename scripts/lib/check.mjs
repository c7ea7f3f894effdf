/** Checks that need no running shop. */
import { run } from './run.mjs';

export const CHECKS = [
  ['Types', () => run('tsc', ['--noEmit'])],
  ['Format', () => run('oxfmt', ['--check'])],
  ['Lint', () => run('oxlint', ['--deny-warnings'])],
  ['Styles', () => run('stylelint', ['--allow-empty-input', 'src/**/*.css'])],
  ['Unused code', () => run('knip', ['--no-progress'])],
  [
    'Architecture',
    () => run('vitest', ['run', 'test/architecture.test.ts', 'test/references.test.ts', '--reporter=dot']),
  ],
];
