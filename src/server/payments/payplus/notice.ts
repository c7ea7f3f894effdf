/** A notice is signed with the secret key: `hash` is the base64 of an HMAC-SHA256 of the body. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notice } from '../payment-provider.ts';
import { isObject, pageOf } from './payplus-answers.ts';

const FORGED: Notice = { reference: null, isAuthentic: false };

export function readNotice(
  secretKey: string,
  raw: Buffer,
  { hash }: Record<string, string | string[] | undefined>,
): Notice {
  if (typeof hash !== 'string' || hash === '') return FORGED;
  const body = parsed(raw);
  // PayPlus signs what it serialised, which a proxy may have written anew.
  const isAuthentic = isSigned(secretKey, raw, hash) || isSigned(secretKey, serialised(body), hash);
  return isAuthentic ? { reference: isObject(body) ? pageOf(body) : null, isAuthentic } : FORGED;
}

function isSigned(secretKey: string, body: Buffer | string | null, hash: string): boolean {
  if (body === null) return false;
  const expected = Buffer.from(createHmac('sha256', secretKey).update(body).digest('base64'));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Null: it isn't JSON, or is nested too deeply. */
function serialised(body: unknown): string | null {
  try {
    return JSON.stringify(body) ?? null;
  } catch {
    return null;
  }
}
