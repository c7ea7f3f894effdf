/** Several processes of one shop, as behind a load balancer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseKind, openEmptyDatabase } from '../databases.ts';
import { type TestMailServer, startMailServer } from '../mail-server.ts';
import { S3_KEYS, startS3Server } from '../s3-server.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';

type Env = Record<string, string>;

/** What the processes share. */
export interface Ground {
  /** Settings of the process with this number. */
  env: (number: number) => Env;
  /** Called when no process uses it. */
  remove: () => Promise<void>;
}

/** PostgreSQL and a bucket, as for several machines. */
export async function severalMachines(): Promise<Ground> {
  const database = await openEmptyDatabase('postgres');
  if (database.address.kind !== 'postgres') throw new Error('not PostgreSQL');
  const { url } = database.address;
  const s3 = await startS3Server();
  const dir = mkdtempSync(join(tmpdir(), 'shop-machines-'));
  return {
    env: (number) => ({
      ...S3_KEYS,
      DATABASE_URL: url,
      FILES_URL: s3.url('shop'),
      DATA_DIR: join(dir, `${number}`),
    }),
    remove: async () => {
      await database.close();
      await s3.remove();
      rmSync(dir, { recursive: true });
    },
  };
}

/** One folder with either database. */
export async function oneMachine(kind: DatabaseKind): Promise<Ground> {
  const database = await openEmptyDatabase(kind);
  const dir = mkdtempSync(join(tmpdir(), 'shop-machine-'));
  const { address } = database;
  const env = { DATA_DIR: dir, ...(address.kind === 'postgres' ? { DATABASE_URL: address.url } : {}) };
  return {
    env: () => env,
    remove: async () => {
      await database.close();
      rmSync(dir, { recursive: true });
    },
  };
}

export interface Shops {
  mail: TestMailServer;
  /** Calls the process with this number from this address; a body is sent as JSON. */
  call: (number: number, method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Ends all; returns the output of each since its last start. */
  end: () => Promise<string[]>;
  /** Like a power cut. */
  kill: (number: number) => Promise<void>;
  start: (number: number) => Promise<void>;
  /** Kills the running processes and removes what they shared. */
  close: () => Promise<void>;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  ifMatch?: string | null;
  /** The call's `Idempotency-Key`. */
  key?: string;
  /** The caller's, forwarded by the load balancer. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Parsed JSON, or null. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it freely
  body: any;
}

/** `env` is for each process. */
export async function startShops(count: number, ground: Ground, env: Env = {}): Promise<Shops> {
  const mail = await startMailServer();
  const shared = {
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: 'on',
    SMTP_URL: mail.url,
    SHOP_EMAIL: 'maker@shop.example',
    ADMIN_EMAIL: 'owner@shop.local',
  };
  const shops: ShopProcess[] = [];
  const start = async (number: number) => {
    shops[number] = await startShop({ ...shared, ...ground.env(number), ...env });
    await shops[number].open;
  };
  await Promise.all(Array.from({ length: count }, (_, number) => start(number)));
  return {
    mail,
    start,
    call: (number, method, path, options) => call(shops[number]!.url + path, method, options),
    kill: async (number) => void (await shops[number]!.end('SIGKILL')),
    end: () => Promise.all(shops.map(async (shop) => Object.values(await shop.end()).join(''))),
    close: async () => {
      await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
      await mail.close();
      await ground.remove();
    },
  };
}

/** Repeats requests that a busy shop has refused. */
async function call(url: string, method: string, options: CallOptions = {}): Promise<Answer> {
  for (;;) {
    const answer = await callOnce(url, method, options);
    const isShed = answer.status === 503 && (answer.body === null || answer.body.code === 'overloaded');
    if (!isShed) return answer;
  }
}

async function callOnce(url: string, method: string, options: CallOptions): Promise<Answer> {
  const { body, token, ifMatch, key, from = '198.51.100.1' } = options;
  const headers: Record<string, string> = { 'x-forwarded-for': from };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (ifMatch) headers['if-match'] = ifMatch;
  if (key) headers['idempotency-key'] = key;
  const answer = await fetch(url, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json') && bytes.length > 0;
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    body: isJson ? JSON.parse(bytes.toString()) : null,
  };
}

/** Polls; returns the ms that it took. */
export async function until(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo()));
  return performance.now() - start;
}
