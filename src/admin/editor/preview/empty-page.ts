import { EMPTY_PAGE_POLICY } from '#contract/page-policy.ts';

const EMPTY = '<!doctype html>';

interface Policy {
  /** No string in truth, but assigned as one. */
  createHTML: (text: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

let policy: Policy | undefined;

/** The HTML of an empty page, as the policy of pages lets it be assigned. */
export function emptyPage(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(EMPTY_PAGE_POLICY, { createHTML: () => EMPTY });
  return policy?.createHTML('') ?? EMPTY;
}
