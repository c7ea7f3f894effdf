/** A shop with fresh data, deleted when the process ends. PORT, DEMO and E2E_… come from the environment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delayBrowsers } from './late-answers.ts';
import { ADMIN } from './places.ts';

const given = process.env.DATA_DIR;
const dataDir = given ?? mkdtempSync(join(tmpdir(), 'shop-e2e-'));
if (!given) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
});
Object.assign(process.env, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
// Nothing of a developer's own shop: neither its database nor its mail, nor its payments.
for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'METRICS_PORT', 'TRUST_PROXY', 'HOLD_MINUTES'])
  delete process.env[name];

// Journeys that pay online say so.
process.env.PAYMENT_PROVIDER = process.env.E2E_PROVIDER ?? 'none';

const mail = process.env.E2E_MAIL;
if (mail) Object.assign(process.env, { SMTP_URL: mail, SHOP_EMAIL: 'maker@shop.example' });

if (process.env.E2E_DELAY) delayBrowsers(Number(process.env.E2E_DELAY));
await import('#server/main.ts');
