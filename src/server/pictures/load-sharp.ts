/** The picture library, loaded by the first picture that is made: 20 MB that a shop without new pictures does without. */
import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread a picture: the store decides how many are made at once, and the event loop keeps a core.
  sharp.concurrency(1);
  // No picture is decoded twice in a row: what would be kept of one only fills the memory.
  sharp.cache(false);
  return sharp;
}
