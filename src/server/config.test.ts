import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './platform/process/config-error.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      database: { kind: 'sqlite', file: 'data/shop.db' },
      files: null,
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      shop: {
        name: null,
        legalName: null,
        businessNumber: null,
        address: null,
        email: null,
        phone: null,
        instagram: null,
        facebook: null,
        whatsapp: null,
        tiktok: null,
      },
      mail: null,
      admin: { email: 'owner@shop.local', password: null },
      demo: true,
      holdMinutes: 30,
      payments: { provider: { kind: 'simulator' }, askEverySeconds: null },
      metricsPort: null,
      logLevel: 'info',
      limits: {
        on: true,
        loginsPerMinute: 10,
        registrationsPerMinute: 10,
        contactsPerHour: 5,
        cancellationsPerHour: 5,
        mailsPerHour: 5,
      },
    });
  });

  it('has no invented facts when the demo is off', () => {
    const { shop } = readConfig({ DEMO: 'off', SHOP_TIKTOK: 'https://www.tiktok.com/@maker' });
    expect(shop).toMatchObject({ email: null, phone: null, address: null });
    expect(shop).toMatchObject({
      instagram: null,
      facebook: null,
      whatsapp: null,
      tiktok: 'https://www.tiktok.com/@maker',
    });
  });

  it('treats an empty setting as unset, so the example file has the defaults', () => {
    expect(readConfig(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(readConfig({}));
  });

  it('and the example file name the same settings', () => {
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    const read = [...readFileSync('src/server/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(listed).toEqual(read);
  });

  test.each([
    [
      { HOST: '::1', PORT: '8080' },
      { host: '::1', port: 8080, publicUrl: 'http://[::1]:8080' },
    ],
    [{ PUBLIC_URL: 'https://shop.example/' }, { publicUrl: 'https://shop.example' }],
    [
      { DATABASE_URL: 'postgres://a:b@db/shop' },
      { database: { kind: 'postgres', url: 'postgres://a:b@db/shop' } },
    ],
    [{ DATA_DIR: '/srv/shop' }, { database: { kind: 'sqlite', file: '/srv/shop/shop.db' } }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [
      { ADMIN_EMAIL: 'me@shop.example', ADMIN_PASSWORD: '12345678' },
      { admin: { email: 'me@shop.example', password: '12345678' } },
    ],
    [{ SHOP_EMAIL: 'me@shop.example' }, { admin: { email: 'me@shop.example', password: null } }],
    [
      { SMTP_URL: 'smtps://u:p@mail.example:465', SHOP_EMAIL: 'me@shop.example' },
      { mail: { smtpUrl: 'smtps://u:p@mail.example:465', from: 'me@shop.example' } },
    ],
    [
      {
        SMTP_URL: 'smtp://mail.example',
        SHOP_EMAIL: 'me@shop.example',
        MAIL_FROM: 'The Shop <shop@shop.example>',
      },
      { mail: { from: 'The Shop <shop@shop.example>' } },
    ],
    [{ RATE_LIMIT: 'off', LIMIT_CONTACT: '50' }, { limits: { on: false, contactsPerHour: 50 } }],
    [{ HOLD_MINUTES: '120' }, { holdMinutes: 120 }],
    [{ METRICS_PORT: '9100' }, { metricsPort: 9100 }],
  ])('%o', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it('takes an address in one language for both', () => {
    expect(readConfig({ SHOP_ADDRESS: 'הרצליה' }).shop.address).toEqual({ he: 'הרצליה', en: 'הרצליה' });
    expect(readConfig({ SHOP_ADDRESS_EN: 'Herzliya' }).shop.address).toEqual({
      he: 'Herzliya',
      en: 'Herzliya',
    });
  });

  test.each<Record<string, string>>([
    { HOST: 'not a host' },
    { PORT: 'eighty' },
    { PORT: '0' },
    { PORT: '65536' },
    { PORT: '80.5' },
    { DATABASE_URL: 'mysql://db/shop' },
    { DATABASE_URL: 'shop.db' },
    { PUBLIC_URL: 'shop.example' },
    { PUBLIC_URL: 'https://shop.example/shop' },
    { PUBLIC_URL: 'https://shop.example?a=1' },
    { PUBLIC_URL: 'ftp://shop.example' },
    { TRUST_PROXY: 'yes' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.0/8,' },
    { SHOP_NAME: '   ' },
    { SHOP_EMAIL: 'maker' },
    { SHOP_INSTAGRAM: '@maker' },
    { SHOP_INSTAGRAM: 'javascript:alert(1)' },
    { SHOP_WHATSAPP: '+972501234567' },
    { SMTP_URL: 'mail.example:25', SHOP_EMAIL: 'me@shop.example' },
    { SMTP_URL: 'smtp://mail.example' },
    { MAIL_FROM: 'The Shop' },
    { ADMIN_EMAIL: 'owner' },
    { ADMIN_PASSWORD: '1234567' },
    { ADMIN_PASSWORD: 'x'.repeat(201) },
    { DEMO: 'yes' },
    { HOLD_MINUTES: '0' },
    { HOLD_MINUTES: '121' },
    { METRICS_PORT: 'none' },
    { METRICS_PORT: '3000' },
    { LOG_LEVEL: 'loud' },
    { RATE_LIMIT: 'no' },
    { LIMIT_LOGIN: '-1' },
    { LIMIT_REGISTER: 'many' },
    { LIMIT_CONTACT: '0' },
  ])('refuses %o in one line that names it and not its value', (env) => {
    const [[name, value]] = Object.entries(env) as [[string, string]];
    const refused = () => readConfig(env);
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
    if (name.includes('PASSWORD')) expect(refused).not.toThrow(value);
  });
});
