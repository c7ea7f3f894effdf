import fastifyCompress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendCsv } from './csv.ts';
import { STREAM_COMPRESSION } from './stream-compression.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');

it.each(['br', 'gzip', 'identity'])('sends each batch as it comes, as %s', async (encoding) => {
  const second = Promise.withResolvers<void>();
  async function* batches() {
    yield ['one'];
    await second.promise;
    yield ['two'];
  }
  const app = Fastify();
  await app.register(fastifyCompress, STREAM_COMPRESSION);
  app.get('/csv', (_request, reply) =>
    sendCsv(reply, {
      name: 'words',
      now: NOW,
      columns: { word: (word: string) => word },
      batches: batches(),
    }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}/csv`, { headers: { 'accept-encoding': encoding } });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('one')) text += (await reader.read()).value;
  second.resolve();
  for (let read = await reader.read(); !read.done; read = await reader.read()) text += read.value;
  expect(text.trim().split('\r\n')).toEqual(['word', 'one', 'two']);
  await app.close();
});
