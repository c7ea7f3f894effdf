/** An orderly end: nothing new is taken on, what runs is finished, then the rest is closed. */
import type { FastifyInstance } from 'fastify';

/** Ms that running requests get; whoever still hangs on after them is cut off. */
const PATIENCE = 8_000;
/** Ms after which the process ends whatever happens. */
const DEADLINE = 10_000;

/** Ends the process with 0 once the app and then `closeRest` are done, with 1 when they don't get done. */
export function closeOnSignal(app: FastifyInstance, closeRest: () => Promise<void>): void {
  const close = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'closing');
    setTimeout(() => app.server.closeAllConnections(), PATIENCE).unref();
    setTimeout(() => process.exit(1), DEADLINE).unref();
    try {
      await app.close();
      await closeRest();
      process.exit(0);
    } catch (error) {
      app.log.fatal({ err: error }, 'could not close in order');
      process.exit(1);
    }
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
