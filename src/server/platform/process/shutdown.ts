/** Orderly shutdown: accept nothing new, finish running requests, close the rest. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** ms for running requests; then their connections are closed. */
const PATIENCE = 8_000;
/** ms until the process ends whatever happens. */
const DEADLINE = 10_000;
/** ms between checks for idle connections. */
const LOOK = 50;

interface Ending {
  /** Called immediately. */
  stop: () => void;
  /** Called after the app has closed. */
  close: () => Promise<void>;
}

/** Ends the process at the first signal, with 0 if all could be closed in time. */
export function closeOnSignal(app: FastifyInstance, { stop, close }: Ending): void {
  const sayGoodbye = tellClients(app);
  let closing = false;
  const end = async (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), DEADLINE).unref();
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

/** Calling the result sends `Connection: close` with every response from then on, running ones included. */
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

/** Waits for connections before the app closes: a closing app refuses the calls of pages that are being rendered. */
async function drain({ server }: FastifyInstance): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), LOOK);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await new Promise((resolve) => void server.close(resolve));
  clearInterval(idle);
  clearTimeout(patience);
}
