/** An orderly end: nothing new is taken on, what runs is finished, then the rest is closed. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Ms that running requests get; whoever still hangs on after them is cut off. */
const PATIENCE = 8_000;
/** Ms after which the process ends whatever happens. */
const DEADLINE = 10_000;
/** Ms between two looks for connections that have nothing left to do. */
const LOOK = 50;

interface Ending {
  /** What is to stop at once. */
  stop: () => void;
  /** What is closed when the app is. */
  close: () => Promise<void>;
}

/** Ends the process at the first signal: with 0 once everything is done, with 1 when it doesn't get done. */
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

/** What it gives tells every client, from then on and with the answers in the making, to ask nothing more here. */
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

/**
 * Resolves when every connection is closed. Before the app closes, not by it: a closing app takes no calls in process
 * any more, and a page in the making needs them.
 */
async function drain({ server }: FastifyInstance): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), LOOK);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await new Promise((resolve) => void server.close(resolve));
  clearInterval(idle);
  clearTimeout(patience);
}
