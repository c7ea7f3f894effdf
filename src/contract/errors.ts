import { z } from 'zod';
import type { FileProblem } from './imports.ts';

export const ERROR_STATUS = {
  invalid: 400,
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  bad_credentials: 401,
  bad_code: 401,
  link_ended: 410,
  // Never 401, which ends a session.
  wrong_password: 403,
  consent_missing: 400,
  choice_missing: 400,
  delivery_unavailable: 400,
  code_unknown: 400,
  not_an_image: 400,
  email_taken: 409,
  in_use: 409,
  too_many_drafts: 409,
  last_admin: 409,
  key_reused: 409,
  item_unknown: 404,
  over_stock: 409,
  sold_out: 409,
  not_enough_seats: 409,
  workshop_full: 409,
  workshop_past: 409,
  already_waiting: 409,
  seats_free: 409,
  tutorial_twice: 409,
  already_owned: 409,
  total_changed: 409,
  cart_changed: 409,
  already_ordered: 409,
  not_payable: 409,
  not_cancellable: 409,
  line_state: 409,
  refund_too_large: 409,
  already_refunded: 409,
  refund_open: 409,
  refund_by_hand: 409,
  old_version: 412,
  too_large: 413,
  picture_too_large: 413,
  not_json: 415,
  too_many_requests: 429,
  head_too_large: 431,
  internal: 500,
  provider_unavailable: 502,
  overloaded: 503,
  database_unavailable: 503,
  storage_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export type FieldProblem =
  | { problem: 'unknown' }
  | { problem: 'repeated' }
  | { problem: 'required' }
  | { problem: 'choice'; choices: readonly string[] }
  | { problem: 'whole' }
  | { problem: 'range'; min?: number; max?: number }
  | { problem: 'length'; min?: number; max?: number }
  | { problem: 'count'; min?: number; max?: number }
  | { problem: 'cursor' }
  | { problem: 'email' }
  | { problem: 'phone' }
  | { problem: 'common_password' }
  | { problem: 'own_words' }
  | { problem: 'picture' }
  | { problem: 'date' }
  | { problem: 'agorot' }
  | { problem: 'image_required' }
  | { problem: 'content_image_required' }
  | { problem: 'text_required' }
  | { problem: 'invalid' }
  | FileProblem;

export const errorSchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export function oldVersionAnswer<Entry extends z.ZodType>(entry: Entry) {
  return errorSchema.extend({ data: entry });
}

export type ErrorAnswer = z.infer<typeof errorSchema> & { data?: unknown };
