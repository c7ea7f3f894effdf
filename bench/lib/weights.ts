import { brotliCompressSync, gzipSync } from 'node:zlib';
import { kilobytes, type Line } from './measure.ts';

export type Kind = 'html' | 'script' | 'style' | 'font' | 'picture';
/** Bytes; `packedScript`: the scripts with brotli, as browsers ask for them over HTTPS. */
export type Weights = Record<Kind | 'packedScript', number>;

/** Level 9, like files that are compressed once. */
const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length;

/** Of each address; a page's HTML, too, is weighed once in a run. */
const weighed = new Map<string, Promise<Partial<Weights>>>();

/** Fetches each address again; the API's responses count for nothing. */
export async function weightsOf(addresses: Iterable<string>): Promise<Weights> {
  const found: Weights = { html: 0, script: 0, style: 0, font: 0, picture: 0, packedScript: 0 };
  for (const address of addresses) {
    const weights = weighed.get(address) ?? weightOf(address);
    weighed.set(address, weights);
    for (const [kind, bytes] of Object.entries(await weights)) found[kind as keyof Weights] += bytes;
  }
  return found;
}

async function weightOf(address: string): Promise<Partial<Weights>> {
  const answer = await fetch(address);
  const kind = kindOf(answer.headers.get('content-type') ?? '');
  const body = Buffer.from(await answer.arrayBuffer());
  if (!kind) return {};
  if (kind === 'font' || kind === 'picture') return { [kind]: body.length };
  const bytes = gzip(body);
  // Its default quality is the best one, as of files that are compressed once.
  return kind === 'script'
    ? { script: bytes, packedScript: brotliCompressSync(body).length }
    : { [kind]: bytes };
}

/** A row whose budget, in bytes, fails the run. */
export function within(what: string, bytes: number, budget: number): Line {
  return { what, figure: kilobytes(bytes), budget: kilobytes(budget), ok: bytes <= budget, binding: true };
}

function kindOf(type: string): Kind | null {
  if (type.startsWith('text/html')) return 'html';
  if (/javascript/.test(type)) return 'script';
  if (type.startsWith('text/css')) return 'style';
  if (/font|woff/.test(type)) return 'font';
  return type.startsWith('image/') ? 'picture' : null;
}
