/** How the programs are called, as recorded by a stub; other tests run the real ones. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dumpPostgres } from './pg-tools.ts';

const { PATH } = process.env;
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shop-tools-'));
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(dir, { recursive: true });
});

it('the password is passed in the environment, and an error is one line without it', async () => {
  const program = `#!/bin/sh
echo "$@" > ${dir}/arguments
echo "$PGPASSWORD" > ${dir}/password
echo 'pg_dump: error: connection refused' >&2
echo 'pg_dump: detail: nobody is there' >&2
exit 1
`;
  writeFileSync(join(dir, 'pg_dump'), program);
  chmodSync(join(dir, 'pg_dump'), 0o755);
  process.env.PATH = `${dir}:${PATH}`;
  const dumping = dumpPostgres('postgres://shop:hu%2Fsh@127.0.0.1:5432/shop', join(dir, 'shop.dump'));
  await expect(dumping).rejects.toThrow(/^pg_dump failed: connection refused; nobody is there$/);
  expect(readFileSync(join(dir, 'password'), 'utf8')).toBe('hu/sh\n');
  const given = readFileSync(join(dir, 'arguments'), 'utf8');
  expect(given).toContain('--dbname=postgres://shop@127.0.0.1:5432/shop');
  expect(given).not.toContain('hu');
});
