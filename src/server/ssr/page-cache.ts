/** Partitioned by how many pages there can be: endless addresses never evict a page that everybody sees. */
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../platform/responses/compression.ts';
import { type PageVersion, isOfVersion } from './page-version.ts';

export interface PageForm {
  body: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
}

export interface CachedPage {
  /** By `versionFor`. */
  version: string;
  /** `PageVersion.serial`. */
  serial: number;
  forms: Partial<Record<Encoding, PageForm>>;
}

export type Partition = 'lists' | 'entries' | 'endless';

interface Capacity {
  bytes: number;
  pages: number;
}

const MB = 1024 * 1024;
/** A compressed page has 10 to 30 kB; an uncompressed one, rarely requested, up to 200 kB. */
const CAPACITY: Record<Partition, Capacity> = {
  lists: { bytes: 24 * MB, pages: 2_000 },
  entries: { bytes: 24 * MB, pages: 4_000 },
  endless: { bytes: 4 * MB, pages: 400 },
};

export class PageCache {
  readonly #partitions: Record<Partition, LRUCache<string, CachedPage>>;

  constructor(capacity: Record<Partition, Capacity> = CAPACITY) {
    this.#partitions = {
      lists: createPartition(capacity.lists),
      entries: createPartition(capacity.entries),
      endless: createPartition(capacity.endless),
    };
  }

  get(partition: Partition, address: string, version: PageVersion): CachedPage | undefined {
    const page = this.#partitions[partition].get(address);
    return page && isOfVersion(page.version, version) ? page : undefined;
  }

  /** A page that took long to make doesn't replace one of a later version. */
  set(partition: Partition, address: string, page: CachedPage): void {
    const cached = this.#partitions[partition].peek(address);
    if (cached && cached.serial > page.serial) return;
    this.#partitions[partition].set(address, page);
  }
}

function createPartition({ bytes, pages }: Capacity): LRUCache<string, CachedPage> {
  return new LRUCache({ max: pages, maxSize: bytes, sizeCalculation: sizeOf });
}

function sizeOf({ forms }: CachedPage, address: string): number {
  return Object.values(forms).reduce((sum, { body }) => sum + body.length, 2 * address.length);
}
