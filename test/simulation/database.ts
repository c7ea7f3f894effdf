/** A shop's connection to its file: each statement takes its turn, and after a crash none has an effect. */
import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult } from 'kysely';
import type { Database, Tables } from '#server/db/schema.ts';
import { sqliteDialect } from '#server/db/sqlite.ts';
import { Crashed, type Point } from './crash.ts';
import type { FileLock } from './file-lock.ts';

export interface Process {
  readonly isDead: boolean;
  /** Before each effect: lets others go on, and throws once the process has ended. */
  point: (kind?: Point) => Promise<void>;
}

export interface SimulatedDatabase {
  db: Database;
  /** At once; what was not committed is undone. */
  cut: () => Promise<void>;
}

export function simulatedDatabase(file: string, process: Process, lock: FileLock): SimulatedDatabase {
  const dialect = sqliteDialect(file, { alone: false });
  const driver = dialect.createDriver();
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (of) => dialect.createIntrospector(of),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => new MortalDriver(driver, process, lock),
    },
  });
  return { db, cut: () => driver.destroy() };
}

class MortalDriver implements Driver {
  readonly #inner: Driver;
  readonly #process: Process;
  readonly #lock: FileLock;

  constructor(inner: Driver, process: Process, lock: FileLock) {
    this.#inner = inner;
    this.#process = process;
    this.#lock = lock;
  }

  /** A process that ends loses nothing that it wrote, unlike a machine: the disk isn't waited for. */
  async init(): Promise<void> {
    await this.#inner.init();
    const connection = await this.#inner.acquireConnection();
    await connection.executeQuery(CompiledQuery.raw('pragma synchronous = off'));
  }

  /** SQLite lets one process write at a time; here it reads alone, too. */
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lock.take();
    return new MortalConnection(await this.#inner.acquireConnection(), this.#process);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#process.point();
    return this.#inner.beginTransaction(innerOf(connection), {});
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#process.point();
    await this.#inner.commitTransaction(innerOf(connection));
    await this.#process.point('committed');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#process.isDead) return;
    return this.#inner.rollbackTransaction(innerOf(connection));
  }

  async releaseConnection(): Promise<void> {
    this.#lock.release();
  }

  async destroy(): Promise<void> {
    if (!this.#process.isDead) await this.#inner.destroy();
  }
}

class MortalConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #process: Process;

  constructor(inner: DatabaseConnection, process: Process) {
    this.inner = inner;
    this.#process = process;
  }

  async executeQuery<Row>(
    ...given: Parameters<DatabaseConnection['executeQuery']>
  ): Promise<QueryResult<Row>> {
    await this.#process.point();
    return this.inner.executeQuery<Row>(...given);
  }

  // oxlint-disable-next-line require-yield -- nothing that is simulated reads a stream
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Crashed('No stream is simulated');
  }
}

function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return (connection as MortalConnection).inner; // made by `acquireConnection`
}
