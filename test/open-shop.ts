/** The shop in this process on a folder or database that outlives it. */
import type { InjectOptions } from 'fastify';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { migrateWithBackup } from '#server/backup/migrate-with-backup.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { ensureFirstAdmin } from '#server/features/accounts/admins/admins.service.ts';
import { createFileStore } from '#server/pictures/file-store.ts';
import { quickPasswords } from './passwords.ts';
import type { ShopCall } from './shop-client.ts';

export interface OpenShop {
  config: Config;
  db: Database;
  call: ShopCall;
  close: () => Promise<void>;
}

/** Starts like `main.ts`, without listening; `env` as in `.env.example`. */
export async function openShop(env: Record<string, string>): Promise<OpenShop> {
  const own = { ADMIN_PASSWORD: 'hammer and paper', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' };
  const config = readConfig({ ...own, ...env });
  const db = await openDatabase(config.database);
  await migrateWithBackup({ db, config, now: new Date() });
  const { passwords } = quickPasswords();
  await ensureFirstAdmin({ db, config, passwords, now: () => new Date() });
  const files = createFileStore({ dir: join(config.dataDir, 'files') });
  const app = await buildApp({ config, db, files, passwords });
  const call: ShopCall = async (method, url, body, token) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    const request = {
      method,
      url,
      headers,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    };
    const { statusCode: status, payload, headers: answered } = await app.inject(request as InjectOptions);
    const read = payload === '' ? null : JSON.parse(payload);
    return { status, headers: new Headers(answered as Record<string, string>), body: read };
  };
  return {
    config,
    db,
    call,
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
}
