/** Loaded for the first picture: it takes 20 MB, which a shop without new pictures saves. */
import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread per picture: the store bounds how many run, and the event loop keeps a core.
  sharp.concurrency(1);
  // No picture is decoded twice in a row.
  sharp.cache(false);
  return sharp;
}
