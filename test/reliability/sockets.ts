/** Raw connections to a shop that runs as a process. */
import { type Socket, connect } from 'node:net';

export interface Connection {
  socket: Socket;
  write: (bytes: string) => void;
  /** Resolves once the received text includes this; rejects if the connection ends first. */
  until: (part: string) => Promise<string>;
  /** All received text, once the connection is closed. */
  closed: Promise<string>;
}

/** Resolves once connected; rejects when refused. */
export async function connectTo(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = '';
  const closed = new Promise<string>((resolve) => void socket.on('close', () => resolve(received)));
  // The tests expect closed connections.
  socket.on('error', () => {});
  socket.on('data', (chunk) => (received += chunk));
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    until: (part) =>
      new Promise((resolve, reject) => {
        const look = () => received.includes(part) && resolve(received);
        socket.on('data', look);
        socket.on('close', () => reject(new Error(`closed after: ${received}`)));
        look();
      }),
    closed,
  };
}

/** Resolves once the address refuses connections. */
export async function refused(url: string): Promise<void> {
  for (;;) {
    try {
      const { socket } = await connectTo(url);
      socket.destroy();
    } catch {
      return;
    }
  }
}
