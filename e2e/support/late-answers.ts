import { type IncomingMessage, Server } from 'node:http';

/** Every request of a browser waits up to `most` ms by chance, which shows the journeys that count on a fast machine. */
export function delayBrowsers(most: number): void {
  const { emit } = Server.prototype;
  Object.assign(Server.prototype, {
    emit(this: Server, event: string | symbol, ...args: unknown[]): boolean {
      const pass = () => Reflect.apply(emit, this, [event, ...args]) as boolean;
      const isBrowsers = event === 'request' && 'sec-fetch-mode' in (args[0] as IncomingMessage).headers;
      if (!isBrowsers) return pass();
      setTimeout(pass, Math.random() * most);
      return true;
    },
  });
}
