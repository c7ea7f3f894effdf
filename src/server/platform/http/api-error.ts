import { ERROR_STATUS, type ErrorCode, type FieldProblem } from '#contract/errors.ts';

/** A failure that the caller is told of by its code; anything else thrown leaves as `internal`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;

  /** What the thing is now, where the change was meant for an old version of it. */
  readonly data: unknown;

  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    fields?: Readonly<Record<string, FieldProblem>>,
    { retryAfter, data }: { retryAfter?: number; data?: unknown } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  get statusCode(): number {
    return ERROR_STATUS[this.code];
  }
}
