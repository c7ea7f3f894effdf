import { ERROR_STATUS, type ErrorCode, type FieldProblem } from '#contract/errors.ts';

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;

  readonly data: unknown;

  /** seconds */
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
