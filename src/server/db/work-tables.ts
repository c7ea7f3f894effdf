/** The tables of what runs beside the shop's data: jobs, numbers and keys of calls. */

export interface JobsTable {
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  /** One job per kind and key. */
  unique_key: string | null;
  created_at: string;
  run_after: string;
  attempts: number;
  /** Names the claim, not the process. */
  claimed_by: string | null;
  claimed_until: string | null;
  done_at: string | null;
  failed_at: string | null;
  last_error: string | null;
}

export interface CountersTable {
  name: string;
  /** The last number issued. */
  value: number;
}

export interface IdempotencyKeysTable {
  user_id: string;
  call: string;
  key: string;
  body_hash: string;
  /** What the call made. */
  reference: string;
  created_at: string;
}
