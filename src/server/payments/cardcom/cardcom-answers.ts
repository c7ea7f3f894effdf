/** Cardcom's answers (v11), of which only what is needed is read. */
import { z } from 'zod';

const text = z.string().nullish();

export const openedSchema = z.object({
  ResponseCode: z.int(),
  Description: text,
  LowProfileId: text,
  Url: text,
  UrlToBit: text,
});

export const transactionSchema = z.object({
  ResponseCode: z.int(),
  TranzactionId: z.int().nullish(),
  Amount: z.number().nullish(),
  CoinId: z.int().nullish(),
  Last4CardDigitsString: text,
  Brand: text,
  IsRefund: z.boolean().nullish(),
});

export const documentSchema = z.object({
  ResponseCode: z.int(),
  DocumentType: text,
  DocumentNumber: z.int().nullish(),
  DocumentUrl: text,
});

export const resultSchema = z.object({
  ResponseCode: z.int(),
  TerminalNumber: z.int().nullish(),
  LowProfileId: text,
  ReturnValue: text,
  TranzactionInfo: transactionSchema.nullish(),
  DocumentInfo: documentSchema.nullish(),
});
export type CardcomResult = z.infer<typeof resultSchema>;

export const refundedSchema = z.object({
  ResponseCode: z.int(),
  Description: text,
  NewTranzactionId: z.int().nullish(),
});

export const cancelledSchema = z.object({
  ResponseCode: z.int(),
  Description: text,
  NewDocumentNumber: z.int().nullish(),
  NewDocumentType: z.int().nullish(),
});

/** Of plain signs, since databases refuse some others. */
export const noticeSchema = z.object({ LowProfileId: z.string().regex(/^[\w-]{1,100}$/) });

/** Null: it can't be read. */
export function readAs<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> | null {
  const read = schema.safeParse(body);
  return read.success ? read.data : null;
}
