/** A shop that one test starts, stops and restarts at the same address with the same data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ownPort } from './places.ts';

export interface OwnServer {
  url: string;
  dataDir: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Closes the pages that may still load from it, stops it and deletes its data. */
  remove: (context?: BrowserContext) => Promise<void>;
}

interface OwnShop {
  /** Off: a shop without entries. */
  demo?: 'on' | 'off';
  provider?: 'none' | 'simulator' | 'cardcom';
  /** The address of a mail server; without it no mail leaves. */
  mail?: string;
  /** Settings of its own. */
  env?: Record<string, string>;
}

export async function createOwnServer({
  demo = 'on',
  provider = 'none',
  mail,
  env: own = {},
}: OwnShop = {}): Promise<OwnServer> {
  const port = ownPort();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  let running: ChildProcess | null = null;

  const stop = async () => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async start() {
      const env = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: demo,
        E2E_PROVIDER: provider,
        ...(mail !== undefined && { E2E_MAIL: mail }),
        ...own,
      };
      running = spawn('node', ['e2e/support/serve.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      await untilHealthy(`http://127.0.0.1:${port}/api/health`, running);
    },
    stop,
    async remove(context) {
      for (const page of context?.pages() ?? []) await page.close();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Started for what is done with it, and removed after it. */
export async function withOwnServer(shop: OwnShop, use: (server: OwnServer) => Promise<void>): Promise<void> {
  const server = await createOwnServer(shop);
  try {
    await server.start();
    await use(server);
  } finally {
    await server.remove();
  }
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const healthy = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server ended with ${child.exitCode}`);
}
