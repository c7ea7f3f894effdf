/** A real S3 server (s3rver). Unlike the stores that shops use, it checks neither signatures nor checksums. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export const S3_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const BUCKET = 'pictures';
/** The ETag of a content. */
const CONTENT = '._S3rver_object';

export interface TestS3Server {
  /** For FILES_URL. */
  url: (prefix: string) => string;
  /** The names with this prefix, and when each was written (ms). */
  written: (prefix: string) => Promise<Map<string, number>>;
  /** Unreachable until it is started again. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Also deletes its files. */
  remove: () => Promise<void>;
}

export async function startS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-s3-'));
  let running: S3rver | null = null;
  let port = 0;

  async function start(): Promise<void> {
    const options = { address: '127.0.0.1', port, directory, silent: true, vhostBuckets: false };
    running = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
    ({ port } = await running.run());
  }

  async function stop(): Promise<void> {
    const ending = running?.close();
    running?.httpServer.closeAllConnections();
    running = null;
    await ending;
  }

  await start();
  return {
    url: (prefix) => `s3://${BUCKET}/${prefix}?endpoint=http://127.0.0.1:${port}&path-style=on`,
    written: (prefix) => writtenIn(join(directory, BUCKET, prefix)),
    start,
    stop,
    remove: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function writtenIn(dir: string): Promise<Map<string, number>> {
  const found = await readdir(dir, { recursive: true }).catch(() => []);
  const names = found.filter((name) => name.endsWith(CONTENT)).toSorted();
  const times = names.map(
    async (name) => [name.slice(0, -CONTENT.length), (await stat(join(dir, name))).mtimeMs] as const,
  );
  return new Map(await Promise.all(times));
}
