import type { ErrorCode } from '#contract/errors.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import type { Upload } from './upload-queue.ts';

/** Why a file isn't here, in a sentence. */
export function uploadReason(
  { problem, file }: Pick<Upload, 'problem' | 'file'>,
  { pictures: t, errors }: AdminMessages,
): string {
  if (problem === 'picture_too_large' && file.size > BOUNDS.upload) return t.tooLarge(megabytes(file.size));
  if (problem !== null && problem in t.problems) return t.problems[problem as keyof typeof t.problems];
  return errors.codes[problem as ErrorCode] ?? t.uploadFailed;
}

const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 104_857.6) / 10);
