export interface JobsTable {
  id: string;
  kind: string;
  payload: string; // JSON
  unique_key: string | null; // one job per kind and key
  created_at: string;
  run_after: string;
  attempts: number;
  claimed_by: string | null; // names the claim, not the process
  claimed_until: string | null;
  done_at: string | null;
  failed_at: string | null;
  last_error: string | null;
}

export interface CountersTable {
  name: string;
  value: number; // the last one issued
}

export interface IdempotencyKeysTable {
  user_id: string;
  call: string;
  key: string;
  body_hash: string;
  reference: string; // id of what the call created
  created_at: string;
}
