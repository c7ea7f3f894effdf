import { STUDIO_DAY_WORKER } from '#contract/admin-routes.ts';
import { WORKER_POLICY } from '#contract/page-policy.ts';
import { inLanguage } from '#contract/routes.ts';
import { type Lang, LANGS } from '#domain/language.ts';

interface Policy {
  /** No string in truth, but taken as one. */
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

let policy: Policy | undefined;

/** The worker's address, as the policy of pages lets it be registered. */
export function workerAddress(lang: Lang): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL });
  return policy?.createScriptURL(plainAddress(lang)) ?? plainAddress(lang);
}

/** No other script, whatever it is asked for. */
function createScriptURL(address: string): string {
  if (LANGS.some((lang) => plainAddress(lang) === address)) return address;
  throw new TypeError(`Not the worker: ${address}`);
}

function plainAddress(lang: Lang): string {
  return inLanguage(lang, STUDIO_DAY_WORKER);
}
