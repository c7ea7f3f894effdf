import { sql } from 'kysely';
import type { Flag } from './schema.ts';

/** Of a row of `users`: by its present address, so that a consent never moves to another one by itself. */
export const isSubscribed = sql<boolean | Flag>`exists (select 1 from newsletter_consents as consent
  where consent.user_id = users.id and consent.email_key = users.email_key
    and consent.confirmed_at is not null and consent.ended_at is null)`;
