/** The whole server on a private, real database, with a private folder for pictures. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { User } from '#contract/auth.ts';
import type { Product } from '#contract/products.ts';
import type { Workshop } from '#contract/workshops.ts';
import { buildApp } from '#server/app.ts';
import type { AppOptions } from '#server/app-options.ts';
import { readConfig } from '#server/config.ts';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { insertAccount } from '#server/features/accounts/accounts.repository.ts';
import { issueToken } from '#server/features/accounts/login/tokens.ts';
import {
  type NewBannerText,
  insertBannerText,
} from '#server/features/banner-texts/banner-texts.repository.ts';
import { insertProduct } from '#server/features/products/products.repository.ts';
import { type NewTutorial, insertTutorial } from '#server/features/tutorials/tutorials.repository.ts';
import { insertWorkshop } from '#server/features/workshops/workshops.repository.ts';
import { CAPACITIES } from '#server/platform/load/load-shedding.ts';
import { type FileStore, createFileStore } from '#server/pictures/file-store.ts';
import { recordFile } from '#server/pictures/files.repository.ts';
import { type DatabaseKind, openTestDatabase } from './databases.ts';
import {
  aBannerText,
  aPicture,
  aProduct,
  aTutorial,
  aUser,
  aWorkshop,
  type PlainPrice,
} from './factories.ts';

export interface TestApp {
  server: FastifyInstance;
  db: Database;
  catalogue: CatalogueVersion;
  files: FileStore;
  filesDir: string;
  /** In process; a body of JSON is parsed. */
  get: (url: string, headers?: Headers) => Promise<TestAnswer>;
  /** In process; a body is sent as JSON. */
  send: Send;
  /** Calls as this user, or as one user per role. */
  as: (who: User | 'customer' | 'superAdmin') => Promise<TestUser>;
  has: {
    product: (values?: PlainPrice<Product>) => Promise<Product>;
    workshop: (values?: PlainPrice<Workshop>) => Promise<Workshop>;
    tutorial: (values?: PlainPrice<NewTutorial>) => Promise<NewTutorial>;
    bannerText: (values?: Partial<NewBannerText>) => Promise<NewBannerText>;
    /** An uploaded picture's address; it has no file. */
    picture: (number?: number) => Promise<string>;
    /** Without a password only `as` can log in. */
    user: (values?: Partial<User>, passwordHash?: string) => Promise<User>;
  };
  close: () => Promise<void>;
}

type Headers = InjectOptions['headers'];
type Send = (
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Headers,
) => Promise<TestAnswer>;

export interface TestUser {
  user: User;
  token: string;
  get: (url: string, headers?: Headers) => Promise<TestAnswer>;
  post: (url: string, body?: unknown, headers?: Headers) => Promise<TestAnswer>;
  put: (url: string, body?: unknown, headers?: Headers) => Promise<TestAnswer>;
  delete: (url: string, headers?: Headers, body?: unknown) => Promise<TestAnswer>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it freely
  body: any;
}

type TestAppOptions = Partial<Omit<AppOptions, 'db' | 'catalogue' | 'config' | 'files'>> & {
  env?: Record<string, string>;
};

/** ms; on a busy machine a request that nobody is before may wait longer than a visitor should. */
const maxWait = 60_000;
const PATIENT = {
  pages: { ...CAPACITIES.pages, maxWait },
  api: { ...CAPACITIES.api, maxWait },
  orders: { ...CAPACITIES.orders, maxWait },
  pictures: { ...CAPACITIES.pictures, maxWait },
};

export async function createTestApp(
  kind: DatabaseKind = 'sqlite',
  options: TestAppOptions = {},
): Promise<TestApp> {
  const { env = {}, ...appOptions } = options;
  const { db, close } = await openTestDatabase(kind);
  const catalogue = new CatalogueVersion(db);
  const filesDir = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const files = createFileStore({ dir: filesDir });
  const config = readConfig({ LOG_LEVEL: 'silent', PAYMENT_PROVIDER: 'none', ...env });
  const server = await buildApp({ config, db, catalogue, files, queues: PATIENT, ...appOptions });
  const send: Send = async (method, url, body, headers = {}) => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await server.inject({ method, url, headers: { ...type, ...headers }, ...payload });
    const text = answer.payload;
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const read = text !== '' && isJson ? JSON.parse(text) : null;
    return { status: answer.statusCode, headers: answer.headers, text, body: read };
  };
  const hasUser: TestApp['has']['user'] = async (values, passwordHash = 'none') => {
    const user = aUser(values);
    const made = await db
      .transaction()
      .execute((transaction) => insertAccount(transaction, { user, passwordHash }));
    if (!made) throw new Error(`${user.email} is taken`);
    return user;
  };
  const known = new Map<string, Promise<User>>();
  const userOf = (kind: 'customer' | 'superAdmin') => {
    const user = known.get(kind) ?? hasUser({ role: kind === 'customer' ? 'user' : kind });
    known.set(kind, user);
    return user;
  };
  return {
    server,
    db,
    catalogue,
    files,
    filesDir,
    get: (url, headers) => send('GET', url, undefined, headers),
    send,
    as: async (who) => {
      const user = typeof who === 'string' ? await userOf(who) : who;
      return asUser(send, user, await issueToken(db, user._id, appOptions.now?.() ?? new Date()));
    },
    has: {
      product: (values) => stored(catalogue, insertProduct, aProduct(values)),
      workshop: (values) => stored(catalogue, insertWorkshop, aWorkshop(values)),
      tutorial: (values) => stored(catalogue, insertTutorial, aTutorial(values)),
      bannerText: (values) => stored(catalogue, insertBannerText, aBannerText(values)),
      picture: async (number) => {
        const address = aPicture(number);
        await recordFile(db, address, 1_000, new Date());
        return address;
      },
      user: hasUser,
    },
    close: async () => {
      await server.close();
      await close();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

function asUser(send: Send, user: User, token: string): TestUser {
  const call =
    (method: Parameters<Send>[0]) =>
    (url: string, body?: unknown, headers: Headers = {}) =>
      send(method, url, body, { authorization: `Bearer ${token}`, ...headers });
  return {
    user,
    token,
    get: (url, headers) => call('GET')(url, undefined, headers),
    post: call('POST'),
    put: call('PUT'),
    delete: (url, headers, body) => call('DELETE')(url, body, headers),
  };
}

async function stored<Thing>(
  catalogue: CatalogueVersion,
  insert: (db: Database, thing: Thing) => Promise<void>,
  thing: Thing,
): Promise<Thing> {
  await catalogue.write((transaction) => insert(transaction, thing));
  return thing;
}
