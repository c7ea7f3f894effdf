/** A shop of the last release whose first start is killed in the middle: the next one brings it forward, whole. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/connection.ts';
import { MIGRATIONS, databaseVersion } from '#server/db/migrate.ts';
import { api } from '#contract/routes.ts';
import { databasesOrOnly } from '../databases.ts';
import { type ClosedDatabase, openEmptyShared } from '../shared-database.ts';
import { endShopsAfterEach, startShop } from '../shop-process.ts';
import { MIGRATION, countsOf, fillLastRelease, lastRelease } from './last-release.ts';
import { MIGRATE_AND_DIE } from './migrate-and-die.ts';

const before = lastRelease();
const run = promisify(execFile);
/** Of the statements; the last of them may be the commit. */
const PLACES = [0.1, 0.35, 0.6, 0.85];
endShopsAfterEach();

describe.each(databasesOrOnly('sqlite'))('bringing a shop of the last release forward on %s', (kind) => {
  let dir: string;
  const opened: ClosedDatabase[] = [];
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'shop-killed-migration-'));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ remove }) => remove()));
    rmSync(dir, { recursive: true, force: true });
  });

  const filled = async () => {
    const shared = await openEmptyShared(kind);
    opened.push(shared);
    const db = await openDatabase(shared.address);
    await fillLastRelease(db, before);
    await db.destroy();
    return shared.address;
  };
  const bringForward = (address: ClosedDatabase['address'], ...statements: string[]) =>
    run(process.execPath, [MIGRATE_AND_DIE, JSON.stringify(address), ...statements]);
  const look = async (address: ClosedDatabase['address']) => {
    const db = await openDatabase(address);
    const seen = { counts: await countsOf(db, before), ...(await databaseVersion(db)) };
    await db.destroy();
    return seen;
  };

  it('goes on after a kill at any place, and loses nothing', { timeout: 240_000 }, async () => {
    const { stdout } = await bringForward(await filled());
    const address = await filled();
    const { counts, applied } = await look(address);
    expect(applied.at(-1)).toBe(MIGRATION);
    for (const place of PLACES) {
      const at = String(Math.round(Number(stdout) * place));
      await expect(bringForward(address, at)).rejects.toMatchObject({ signal: 'SIGKILL' });
      expect([at, await look(address)]).toMatchObject([at, { counts, applied }]);
    }
    const shop = await startShop(
      address.kind === 'sqlite'
        ? { DATA_DIR: dirname(address.file), DEMO: 'off' }
        : { DATA_DIR: dir, DATABASE_URL: address.url, DEMO: 'off' },
    );
    await shop.open;
    const product = await fetch(`${shop.url}${api.product(before.ids.ring)}`);
    expect(product.status).toBe(200);
    const after = await look(address);
    expect(after.applied).toEqual(Object.keys(MIGRATIONS));
    for (const [table, count] of Object.entries(counts))
      expect([table, after.counts[table]! >= count]).toEqual([table, true]);
  });
});
