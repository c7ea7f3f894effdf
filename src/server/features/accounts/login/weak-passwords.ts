/** Refuses new passwords that are guessed first (docs/rules.md#accounts, NIST SP 800-63B). */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { User } from '#contract/auth.ts';
import { type Localized, inBoth } from '#contract/localized.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

const COMMONEST = 10_000;
const SHORTEST_WORD = 2;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const LETTER = /\p{L}/u;

export type Weakness = 'common_password' | 'own_words';

/** Whose password it is, and in which shop. */
export interface PasswordOwner {
  user: Pick<User, 'email' | 'firstName' | 'lastName'>;
  settings: { current: () => Promise<{ shop: { name: Localized } }> };
}

/** Throws an ApiError at the field `password`. */
export async function refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
  const problem = await weaknessOf(password, owner);
  if (problem) throw new ApiError('invalid', { password: { problem } });
}

export async function weaknessOf(
  password: string,
  { user, settings }: PasswordOwner,
): Promise<Weakness | null> {
  const plain = folded(password);
  if ((await commonPasswords()).has(plain)) return 'common_password';
  const { shop } = await settings.current();
  const own = [user.email, user.firstName, user.lastName, ...Object.values(inBoth(shop.name))];
  return isMadeOf(plain, own.flatMap(wordsOf)) ? 'own_words' : null;
}

/** Of these words, digits and signs alone. */
function isMadeOf(password: string, words: string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), password);
  return rest !== password && !LETTER.test(rest);
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word.length >= SHORTEST_WORD);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

let common: Promise<ReadonlySet<string>> | null = null;

/** Loaded with the first password that is set, because most starts need none. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= readCommon();
  return common;
}

/** The package's own module would keep five times as many in memory. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const list = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const byFrequency = z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8')));
  const longEnough = byFrequency.filter(({ length }) => length >= BOUNDS.password.min);
  return new Set(longEnough.slice(0, COMMONEST).map(folded));
}
