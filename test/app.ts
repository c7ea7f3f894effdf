/** The whole server in one call, on a private, real database. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Product } from '../src/contract/products.ts';
import type { Workshop } from '../src/contract/workshops.ts';
import { type AppOptions, buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { Catalogue } from '../src/server/db/catalogue.ts';
import type { Database } from '../src/server/db/schema.ts';
import {
  type NewBannerText,
  insertBannerText,
} from '../src/server/features/banner-texts/banner-texts.repository.ts';
import { insertProduct } from '../src/server/features/products/products.repository.ts';
import { type NewTutorial, insertTutorial } from '../src/server/features/tutorials/tutorials.repository.ts';
import { insertWorkshop } from '../src/server/features/workshops/workshops.repository.ts';
import { type DatabaseKind, openTestDatabase } from './databases.ts';
import { aBannerText, aProduct, aTutorial, aWorkshop } from './factories.ts';

export interface TestApp {
  server: FastifyInstance;
  db: Database;
  catalogue: Catalogue;
  /** A GET in process: status, headers, and the body read as JSON. */
  get: (url: string, headers?: InjectOptions['headers']) => Promise<TestAnswer>;
  has: {
    product: (values?: Partial<Product>) => Promise<Product>;
    workshop: (values?: Partial<Workshop>) => Promise<Workshop>;
    tutorial: (values?: Partial<NewTutorial>) => Promise<NewTutorial>;
    bannerText: (values?: Partial<NewBannerText>) => Promise<NewBannerText>;
  };
  close: () => Promise<void>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it freely
  body: any;
}

type TestAppOptions = Partial<Omit<AppOptions, 'db' | 'catalogue' | 'config'>> & {
  env?: Record<string, string>;
};

export async function createTestApp(
  kind: DatabaseKind = 'sqlite',
  options: TestAppOptions = {},
): Promise<TestApp> {
  const { env = {}, ...appOptions } = options;
  const { db, close } = await openTestDatabase(kind);
  const catalogue = new Catalogue(db);
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const server = await buildApp({ config, db, catalogue, ...appOptions });
  return {
    server,
    db,
    catalogue,
    get: async (url, headers = {}) => {
      const { statusCode, headers: answered, payload } = await server.inject({ url, headers });
      return {
        status: statusCode,
        headers: answered,
        text: payload,
        body: payload === '' ? null : JSON.parse(payload),
      };
    },
    has: {
      product: (values) => stored(catalogue, insertProduct, aProduct(values)),
      workshop: (values) => stored(catalogue, insertWorkshop, aWorkshop(values)),
      tutorial: (values) => stored(catalogue, insertTutorial, aTutorial(values)),
      bannerText: (values) => stored(catalogue, insertBannerText, aBannerText(values)),
    },
    close: async () => {
      await server.close();
      await close();
    },
  };
}

async function stored<Thing>(
  catalogue: Catalogue,
  insert: (db: Database, thing: Thing) => Promise<void>,
  thing: Thing,
): Promise<Thing> {
  await catalogue.write((transaction) => insert(transaction, thing));
  return thing;
}
