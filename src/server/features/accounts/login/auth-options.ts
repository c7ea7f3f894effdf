import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import type { RateLimiter } from '#server/platform/load/rate-limiter.ts';
import type { Passwords } from './passwords.ts';
import type { PasswordOwner } from './weak-passwords.ts';

export interface AuthOptions {
  db: Database;
  config: Pick<Config, 'limits' | 'admin' | 'mail'>;
  rateLimiter: RateLimiter;
  passwords: Passwords;
  settings: PasswordOwner['settings'];
  now: () => Date;
}
