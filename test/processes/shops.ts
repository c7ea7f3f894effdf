/** Several processes of one shop, and callers who meet any of them, as behind a balancer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseKind, openEmptyDatabase } from '../databases.ts';
import { type TestMailServer, startMailServer } from '../mail-server.ts';
import { S3_KEYS, startS3Server } from '../s3-server.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';

type Env = Record<string, string>;

/** What several processes share. */
export interface Ground {
  /** The settings of the process with this number. */
  env: (number: number) => Env;
  /** Once no process uses it any more. */
  remove: () => Promise<void>;
}

/** PostgreSQL and a bucket: each process could be on a machine of its own. */
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

/** One folder, and either database. */
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
  /** Anyone at this address, calling the process with this number; a body goes as JSON. */
  call: (number: number, method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Ends all, and gives what each has said from its last start to its end. */
  end: () => Promise<string[]>;
  /** Ends the process as a power cut would. */
  kill: (number: number) => Promise<void>;
  /** Starts it again. */
  start: (number: number) => Promise<void>;
  /** Kills what still runs; the ground is gone. */
  close: () => Promise<void>;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  ifMatch?: string | null;
  /** The caller's own, which the balancer passes on. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Of JSON; null else. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it freely
  body: any;
}

/** So many processes, all started at once on new ground; `env` for each. */
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

/** On a machine so busy that the shop sheds, what it did not take up is asked again. */
async function call(url: string, method: string, options: CallOptions = {}): Promise<Answer> {
  for (;;) {
    const answer = await callOnce(url, method, options);
    const isShed = answer.status === 503 && (answer.body === null || answer.body.code === 'overloaded');
    if (!isShed) return answer;
  }
}

async function callOnce(url: string, method: string, options: CallOptions): Promise<Answer> {
  const { body, token, ifMatch, from = '198.51.100.1' } = options;
  const headers: Record<string, string> = { 'x-forwarded-for': from };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (ifMatch) headers['if-match'] = ifMatch;
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

/** Asks again and again; gives how many ms it took from the first time. */
export async function until(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo()));
  return performance.now() - start;
}
