/** A map search for the place; the page itself loads no map. */
export function mapAddress(location: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location.toWellFormed())}`;
}
