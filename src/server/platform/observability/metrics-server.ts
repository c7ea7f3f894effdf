import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { ConfigError } from '../process/config-error.ts';
import type { Database } from '#server/db/schema.ts';
import { registerShopMetrics } from './shop-metrics.ts';

const HOST = '127.0.0.1';

export async function serveMetrics(
  port: number,
  registry: Registry,
  db: Database,
): Promise<() => Promise<void>> {
  const refresh = registerShopMetrics(registry, db);
  const send = async (answer: ServerResponse) => {
    await refresh();
    answer.setHeader('content-type', registry.contentType).end(await registry.metrics());
  };
  const server = createServer((request, answer) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      send(answer).catch((error: unknown) => answer.destroy(error as Error));
    } else {
      answer.writeHead(404).end();
    }
  });
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`METRICS_PORT ${port} is in use at ${HOST}.`);
    if (code === 'EACCES') throw new ConfigError(`METRICS_PORT ${port} may not be used by this user.`);
    throw error;
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
