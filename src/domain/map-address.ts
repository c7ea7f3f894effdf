/** A map search for the place; the page itself loads no map. */
export function mapAddress(location: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location.toWellFormed())}`;
}

interface Place {
  location: string;
  translations: { en?: { location?: string | undefined } | undefined };
}

const STUDIO = /סטודיו|\bstudio\b/i;

/** The studio's address, if the place is the studio and doesn't say where that is. */
export function streetOf<Address extends { he: string; en?: string | undefined }>(
  { location, translations }: Place,
  studio: Address | null,
): Address | null {
  const isStudio = STUDIO.test(`${location} ${translations.en?.location}`);
  const isSaid = [studio?.he, studio?.en].some((address) => address && location.includes(address));
  return isStudio && !isSaid ? studio : null;
}
