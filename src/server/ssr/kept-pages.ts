/**
 * Finished pages in memory, each in the forms in which it was asked for. They stand in rooms by how many there can be,
 * so that endless addresses never push a page out that everybody sees:
 * - `lists`: paths and parameters out of closed lists (home, shop with its filters); there is room for them all;
 * - `entries`: a page an entry; in a large catalogue the ones not asked for the longest go first;
 * - `endless`: a search, a page number: kept for a crowd that follows one link, in little room.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Edition } from './editions.ts';
import type { Encoding } from '../platform/responses/compression.ts';

/** A page as it leaves. */
export interface PageForm {
  body: Buffer;
  etag: string;
  /** With the ETag. */
  headers: OutgoingHttpHeaders;
}

export interface KeptPage {
  /** The name of what it was made of: `whole` of an edition, or `withoutCounts` where it shows none. */
  edition: string;
  /** At least one. */
  forms: Partial<Record<Encoding, PageForm>>;
}

export type RoomName = 'lists' | 'entries' | 'endless';

interface Bounds {
  /** Bytes of the forms and of the pages' addresses. */
  bytes: number;
  pages: number;
}

const MB = 1024 * 1024;
/** Packed, a page has 10 to 30 kB; unpacked, which hardly anyone asks for, up to 200. */
const BOUNDS: Record<RoomName, Bounds> = {
  lists: { bytes: 24 * MB, pages: 2_000 },
  entries: { bytes: 24 * MB, pages: 4_000 },
  endless: { bytes: 4 * MB, pages: 400 },
};

export class KeptPages {
  readonly #rooms: Map<RoomName, Room>;

  constructor(bounds: Record<RoomName, Bounds> = BOUNDS) {
    this.#rooms = new Map((Object.keys(bounds) as RoomName[]).map((name) => [name, new Room(bounds[name])]));
  }

  /** The page at this address, unless there was a change to what it shows. */
  get(room: RoomName, address: string, edition: Edition): KeptPage | undefined {
    const page = this.#rooms.get(room)!.get(address);
    return page && (page.edition === edition.withoutCounts || page.edition === edition.whole)
      ? page
      : undefined;
  }

  /** Again when it has another form. */
  set(room: RoomName, address: string, page: KeptPage): void {
    this.#rooms.get(room)!.set(address, page);
  }
}

/** Whoever was not asked for the longest goes first. A page of an old edition goes when its new one comes, or like any. */
class Room {
  readonly #pages = new Map<string, { page: KeptPage; bytes: number }>();
  readonly #bounds: Bounds;
  #bytes = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get(address: string): KeptPage | undefined {
    const found = this.#pages.get(address);
    if (!found) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, found);
    return found.page;
  }

  set(address: string, page: KeptPage): void {
    this.#drop(address);
    const bytes = bytesOf(address, page);
    this.#pages.set(address, { page, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#bounds.pages && this.#bytes <= this.#bounds.bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    this.#bytes -= this.#pages.get(address)?.bytes ?? 0;
    this.#pages.delete(address);
  }
}

function bytesOf(address: string, { forms }: KeptPage): number {
  return Object.values(forms).reduce((sum, { body }) => sum + body.length, 2 * address.length);
}
