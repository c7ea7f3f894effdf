/** What Cardcom refuses to open a page with. */
import { z } from 'zod';
import { isShekels } from '#contract/money.ts';

const money = z.number().refine(isShekels);
const address = z.url({ protocol: /^https?$/ }).max(500);
const name = z.string().max(50);

const DOCUMENTS = [
  'Auto',
  'TaxInvoiceAndReceipt',
  'Receipt',
  'Order',
  'TaxInvoice',
  'DonationReceipt',
] as const;

const productSchema = z
  .object({
    ProductID: z.string().optional(),
    Description: z.string().min(1).max(250),
    Quantity: z.number().positive(),
    UnitCost: money,
    TotalLineCost: money,
  })
  .refine(
    ({ Quantity, UnitCost, TotalLineCost }) =>
      Math.round(Quantity * UnitCost * 100) === Math.round(TotalLineCost * 100),
    'Quantity x UnitCost is not TotalLineCost',
  );

export const createSchema = z
  .object({
    TerminalNumber: z.int(),
    ApiName: z.string().min(1),
    Operation: z
      .enum(['ChargeOnly', 'ChargeAndCreateToken', 'CreateTokenOnly', 'SuspendedDeal', 'Do3DSAndSubmit'])
      .default('ChargeOnly'),
    ReturnValue: z.string().max(250).optional(),
    Amount: money.refine((amount) => amount > 0),
    ISOCoinId: z.int().default(1),
    Language: z.string().default('he'),
    ProductName: z.string().max(250).optional(),
    SuccessRedirectUrl: address,
    FailedRedirectUrl: address,
    CancelRedirectUrl: address.optional(),
    WebHookUrl: address,
    UIDefinition: z
      .object({
        CardOwnerNameValue: name.optional(),
        CardOwnerEmailValue: name.optional(),
        CardOwnerPhoneValue: name.optional(),
      })
      .optional(),
    Document: z
      .object({
        DocumentTypeToCreate: z.enum(DOCUMENTS).default('Auto'),
        Name: name.min(1),
        Email: name.optional(),
        Products: z.array(productSchema).min(1),
      })
      .optional(),
  })
  .refine(({ Amount, Document }) => {
    if (!Document) return true;
    const sum = Document.Products.reduce(
      (total, { TotalLineCost }) => total + Math.round(TotalLineCost * 100),
      0,
    );
    return sum === Math.round(Amount * 100);
  }, 'The products do not add up to Amount');
export type Creation = z.infer<typeof createSchema>;

export const resultRequestSchema = z.object({
  TerminalNumber: z.int(),
  ApiName: z.string(),
  LowProfileId: z.uuid(),
});

export const refundRequestSchema = z.object({
  ApiName: z.string(),
  ApiPassword: z.string(),
  TransactionId: z.int(),
  PartialSum: money.refine((sum) => sum > 0).optional(),
  CancelOnly: z.boolean().default(false),
  AllowMultipleRefunds: z.boolean().default(false),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;

export const cancelDocumentSchema = z.object({
  ApiName: z.string(),
  ApiPassword: z.string(),
  DocumentNumber: z.int(),
  DocumentType: z.int(),
});
export type DocumentToCancel = z.infer<typeof cancelDocumentSchema>;

export const newDocumentSchema = z.object({
  ApiName: z.string(),
  ApiPassword: z.string(),
  Document: z.object({
    DocumentTypeToCreate: z.enum(['TaxInvoiceAndReceiptRefund', 'ReceiptRefund']),
    Name: name.min(1),
    Email: name.optional(),
    Products: z.array(productSchema).min(1),
  }),
  DealNumbers: z.array(z.object({ DealNumber: z.int() })).length(1),
});
export type NewDocument = z.infer<typeof newDocumentSchema>;

const day = z.string().regex(/^\d{8}$/);

export const listRequestSchema = z.object({
  ApiName: z.string(),
  ApiPassword: z.string(),
  FromDate: day,
  ToDate: day,
  TranStatus: z.enum(['Success', 'All', 'Failure']).default('All'),
  Page: z.int().min(1),
  Page_size: z.int().min(10).max(2000),
  LimitForTerminal: z.int().nullish(),
});
export type ListRequest = z.infer<typeof listRequestSchema>;
