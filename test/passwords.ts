import { Passwords } from '#server/features/accounts/login/passwords.ts';

/** `work` lists each hash and verification in order; the hash of a password is `hash:<password>`. */
export function quickPasswords(capacity: { concurrency?: number; maxQueued?: number } = {}) {
  const work: ('hash' | 'verify')[] = [];
  const passwords = new Passwords({
    ...capacity,
    argon2: {
      hash: async (password) => {
        work.push('hash');
        return `hash:${password}`;
      },
      verify: async (hash, password) => {
        work.push('verify');
        return hash === `hash:${password}`;
      },
    },
  });
  return { passwords, work };
}
