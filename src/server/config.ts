import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseAddress } from './db/connection.ts';
import type { S3Address } from './storage/s3-address.ts';
import type { Localized } from '#contract/localized.ts';
import { CARDCOM_URL } from './payments/cardcom/cardcom-provider.ts';
import { PAYPLUS_URL } from './payments/payplus/payplus-provider.ts';
import { PAYMENT_PROVIDERS, type ProviderConfig, providerConfigOf } from './payments/payment-config.ts';
import { ConfigError } from './platform/process/config-error.ts';
import * as setting from './platform/process/setting-schemas.ts';

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  database: DatabaseAddress;
  /** Null: pictures are in a folder of dataDir. */
  files: S3Address | null;
  publicUrl: string;
  trustProxy: false | number | string[];
  shop: ShopConfig;
  /** Null: mails wait in the outbox. */
  mail: { smtpUrl: string; from: string; to: string } | null;
  admin: { email: string; password: string | null };
  demo: boolean;
  /** How long an order by card or Bit keeps its stock. */
  holdMinutes: number;
  payments: {
    provider: ProviderConfig;
    /** Null: by the table of docs/rules.md#payment. */
    askEverySeconds: number | null;
  };
  metricsPort: number | null;
  logLevel: setting.LogLevel;
  limits: {
    on: boolean;
    loginsPerMinute: number;
    registrationsPerMinute: number;
    contactsPerHour: number;
    cancellationsPerHour: number;
    /** Of codes and links, to one address. */
    mailsPerHour: number;
  };
}

/** The shop's details as the environment has them; null: unset. The admin's settings win over them. */
export interface ShopConfig {
  name: Localized | null;
  legalName: Localized | null;
  businessNumber: string | null;
  address: Localized | null;
  email: string | null;
  phone: string | null;
  instagram: string | null;
  facebook: string | null;
  whatsapp: string | null;
  tiktok: string | null;
}

/** Of a shop that nobody has named. */
export const DEFAULT_SHOP_NAME = { he: 'פטיש ונייר', en: 'Hammer & Paper' };

/** In the order of `.env.example`. */
const SETTINGS = z.object({
  HOST: setting.host.default('127.0.0.1'),
  PORT: setting.port.default(3000),
  DATA_DIR: setting.text.default('./data'),
  DATABASE_URL: setting.postgresUrl.optional(),
  FILES_URL: setting.filesUrl.optional(),
  PUBLIC_URL: setting.origin.optional(),
  TRUST_PROXY: setting.trustProxy.default(false),
  SHOP_NAME: setting.text.optional(),
  SHOP_NAME_EN: setting.text.optional(),
  SHOP_LEGAL_NAME: setting.text.optional(),
  SHOP_LEGAL_NAME_EN: setting.text.optional(),
  SHOP_BUSINESS_NUMBER: setting.text.optional(),
  SHOP_EMAIL: setting.email.optional(),
  SHOP_PHONE: setting.text.optional(),
  SHOP_ADDRESS: setting.text.optional(),
  SHOP_ADDRESS_EN: setting.text.optional(),
  SHOP_INSTAGRAM: setting.webAddress.optional(),
  SHOP_FACEBOOK: setting.webAddress.optional(),
  SHOP_WHATSAPP: setting.whatsappNumber.optional(),
  SHOP_TIKTOK: setting.webAddress.optional(),
  SMTP_URL: setting.smtpUrl.optional(),
  MAIL_FROM: setting.sender.optional(),
  ADMIN_EMAIL: setting.email.optional(),
  ADMIN_PASSWORD: setting.password.optional(),
  DEMO: setting.onOff.default(true),
  HOLD_MINUTES: setting.holdMinutes.default(30),
  PAYMENT_PROVIDER: z.enum(PAYMENT_PROVIDERS, `must be one of ${PAYMENT_PROVIDERS.join(', ')}`).optional(),
  CARDCOM_TERMINAL: setting.terminal.optional(),
  CARDCOM_API_NAME: setting.text.optional(),
  CARDCOM_API_PASSWORD: setting.text.optional(),
  CARDCOM_URL: setting.origin.default(CARDCOM_URL),
  PAYPLUS_API_KEY: setting.apiKey.optional(),
  PAYPLUS_SECRET_KEY: setting.apiKey.optional(),
  PAYPLUS_PAGE_UID: setting.apiKey.optional(),
  PAYPLUS_TERMINAL_UID: setting.apiKey.optional(),
  PAYPLUS_URL: setting.apiAddress.default(PAYPLUS_URL),
  PAYMENT_POLL_SECONDS: setting.pollSeconds.optional(),
  METRICS_PORT: setting.port.optional(),
  LOG_LEVEL: z.enum(setting.LOG_LEVELS, `must be one of ${setting.LOG_LEVELS.join(', ')}`).default('info'),
  RATE_LIMIT: setting.onOff.default(true),
  LIMIT_LOGIN: setting.limit.default(10),
  LIMIT_REGISTER: setting.limit.default(10),
  LIMIT_CONTACT: setting.limit.default(5),
  LIMIT_CANCELLATION: setting.limit.default(5),
  LIMIT_CODES: setting.limit.default(5),
});
type Settings = z.infer<typeof SETTINGS>;

/** Of a shop without DATABASE_URL. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'shop.db');
}

/** An empty setting counts as unset. Throws a ConfigError at the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = SETTINGS.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const settings = read.data;
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.DATA_DIR,
    database: settings.DATABASE_URL
      ? { kind: 'postgres', url: settings.DATABASE_URL }
      : { kind: 'sqlite', file: sqliteFile(settings.DATA_DIR) },
    files: settings.FILES_URL ?? null,
    publicUrl: settings.PUBLIC_URL ?? `http://${hostInUrl(settings.HOST)}:${settings.PORT}`,
    trustProxy: settings.TRUST_PROXY,
    shop: shopOf(settings),
    mail: mailOf(settings),
    admin: {
      email: settings.ADMIN_EMAIL ?? settings.SHOP_EMAIL ?? 'owner@shop.local',
      password: settings.ADMIN_PASSWORD ?? null,
    },
    demo: settings.DEMO,
    holdMinutes: settings.HOLD_MINUTES,
    payments: {
      provider: providerConfigOf(settings),
      askEverySeconds: settings.PAYMENT_POLL_SECONDS ?? null,
    },
    metricsPort: metricsPortOf(settings),
    logLevel: settings.LOG_LEVEL,
    limits: {
      on: settings.RATE_LIMIT,
      loginsPerMinute: settings.LIMIT_LOGIN,
      registrationsPerMinute: settings.LIMIT_REGISTER,
      contactsPerHour: settings.LIMIT_CONTACT,
      cancellationsPerHour: settings.LIMIT_CANCELLATION,
      mailsPerHour: settings.LIMIT_CODES,
    },
  };
}

function shopOf(settings: Settings): ShopConfig {
  return {
    name: inBoth(settings.SHOP_NAME, settings.SHOP_NAME_EN),
    legalName: inBoth(settings.SHOP_LEGAL_NAME, settings.SHOP_LEGAL_NAME_EN),
    businessNumber: settings.SHOP_BUSINESS_NUMBER ?? null,
    address: inBoth(settings.SHOP_ADDRESS, settings.SHOP_ADDRESS_EN),
    email: settings.SHOP_EMAIL ?? null,
    phone: settings.SHOP_PHONE ?? null,
    instagram: settings.SHOP_INSTAGRAM ?? null,
    facebook: settings.SHOP_FACEBOOK ?? null,
    whatsapp: settings.SHOP_WHATSAPP ?? null,
    tiktok: settings.SHOP_TIKTOK ?? null,
  };
}

function inBoth(he: string | undefined, en: string | undefined): Localized | null {
  const base = he ?? en;
  return base === undefined ? null : { he: base, en: en ?? base };
}

function mailOf({ SMTP_URL, SHOP_EMAIL, MAIL_FROM }: Settings): Config['mail'] {
  if (!SMTP_URL) return null;
  if (!SHOP_EMAIL) throw new ConfigError('SMTP_URL needs SHOP_EMAIL: the address that the mails go to.');
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? SHOP_EMAIL, to: SHOP_EMAIL };
}

function metricsPortOf({ METRICS_PORT, PORT }: Settings): number | null {
  if (METRICS_PORT === PORT) throw new ConfigError('METRICS_PORT must differ from PORT.');
  return METRICS_PORT ?? null;
}

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
