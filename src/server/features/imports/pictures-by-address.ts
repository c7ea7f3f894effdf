/** The pictures of one run: each address is fetched once, and a host that fails isn't asked forever. */
import { readPictureAddress } from '#contract/pictures.ts';
import type { RowProblem } from '#contract/imports.ts';
import type { Database } from '#server/db/schema.ts';
import { knownPictures } from '#server/pictures/files.repository.ts';
import { fetchPicture } from '#server/pictures/remote/fetch-picture.ts';
import {
  type FetchPolicy,
  PictureFetchError,
  checkedAddresses,
  checkedUrl,
} from '#server/pictures/remote/fetch-policy.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { Uploads } from '../uploads/uploads.service.ts';

export interface PictureSources {
  db: Database;
  uploads: Uploads;
  policy: FetchPolicy;
}

export type PictureOutcome =
  | { stored: string }
  | { problem: Extract<RowProblem['problem'], `picture_${string}`> };

const FAILURES = 3;

export class PicturesByAddress {
  readonly #sources: PictureSources;
  readonly #fetches = new Map<string, Promise<PictureOutcome>>();
  readonly #hosts = new Map<string, Promise<PictureOutcome | null>>();
  readonly #failures = new Map<string, number>();

  constructor(sources: PictureSources) {
    this.#sources = sources;
  }

  /** Null unless it is known without fetching it what becomes of a picture. */
  async check(address: string): Promise<PictureOutcome | null> {
    if (readPictureAddress(address)) return this.#own(address);
    try {
      const url = checkedUrl(address, this.#sources.policy);
      let host = this.#hosts.get(url.host);
      if (!host) this.#hosts.set(url.host, (host = this.#checkHost(url)));
      return await host;
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /** Throws the signal's reason once it is aborted, and an ApiError while too many pictures wait. */
  fetch(address: string, signal: AbortSignal): Promise<PictureOutcome> {
    let fetching = this.#fetches.get(address);
    if (!fetching) this.#fetches.set(address, (fetching = this.#fetchNew(address, signal)));
    return fetching;
  }

  async #fetchNew(address: string, signal: AbortSignal): Promise<PictureOutcome> {
    if (readPictureAddress(address)) return this.#own(address);
    const host = URL.parse(address)?.host ?? '';
    if ((this.#failures.get(host) ?? 0) >= FAILURES) return { problem: 'picture_unreachable' };
    const { policy, uploads } = this.#sources;
    try {
      const bytes = await fetchPicture(address, { policy, signal });
      this.#failures.delete(host);
      return { stored: await uploads.storeBytes(bytes, () => signal.aborted) };
    } catch (error) {
      signal.throwIfAborted();
      const outcome = outcomeOf(error);
      if (outcome.problem === 'picture_unreachable')
        this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1);
      return outcome;
    }
  }

  async #own(address: string): Promise<PictureOutcome> {
    const known = await knownPictures(this.#sources.db, [address]);
    return known.has(address) ? { stored: address } : { problem: 'picture_unreachable' };
  }

  async #checkHost(url: URL): Promise<PictureOutcome | null> {
    try {
      await checkedAddresses(url, this.#sources.policy);
      return null;
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

function outcomeOf(error: unknown) {
  if (error instanceof PictureFetchError) return { problem: `picture_${error.code}` as const };
  if (error instanceof ApiError && REFUSALS.has(error.code)) return { problem: 'picture_refused' as const };
  throw error;
}

const REFUSALS = new Set(['not_an_image', 'picture_too_large']);
