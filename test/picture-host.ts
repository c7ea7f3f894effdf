/** A server of pictures that a test's policy lets an import reach under any name. */
import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchPolicy } from '#server/pictures/remote/fetch-policy.ts';

export interface PictureHost {
  /** Such as `http://pictures.example:1234/ring.png`. */
  address: (path: string) => string;
  policy: FetchPolicy;
  /** Paths that were asked for. */
  asked: string[];
  close: () => Promise<void>;
}

export async function startPictureHost(answer: RequestListener): Promise<PictureHost> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: (path) => `http://pictures.example:${port}/${path}`,
    policy: {
      resolve: async (host) => (host === 'gone.example' ? [] : ['127.0.0.1']),
      allowsAddress: () => true,
      allowsPort: () => true,
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
