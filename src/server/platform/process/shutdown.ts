import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 8_000;
const DEADLINE_MS = 10_000;
const POLL_MS = 50;

interface Ending {
  stop: () => void;
  close: () => Promise<void>;
}

export function closeOnSignal(app: FastifyInstance, { stop, close }: Ending): void {
  const sayGoodbye = tellClients(app);
  let closing = false;
  const end = async (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    try {
      stop();
      sayGoodbye();
      await drain(app);
      await app.close();
      await close();
      process.exit(0);
    } catch (error) {
      app.log.fatal({ err: error }, 'could not close in order');
      process.exit(1);
    }
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function tellClients({ server }: FastifyInstance): () => void {
  const inTheMaking = new Set<ServerResponse>();
  let closing = false;
  const tell = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request, answer: ServerResponse) => {
    if (closing) return tell(answer);
    inTheMaking.add(answer);
    answer.once('close', () => inTheMaking.delete(answer));
  });
  return () => {
    closing = true;
    inTheMaking.forEach(tell);
  };
}

/** Before the app closes, because a closing app refuses the calls of pages that are being rendered. */
async function drain({ server }: FastifyInstance): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), POLL_MS);
  const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await new Promise((resolve) => void server.close(resolve));
  clearInterval(idle);
  clearTimeout(patience);
}
