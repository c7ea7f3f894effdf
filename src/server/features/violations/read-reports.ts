/** What browsers report of the Content-Security-Policy, in either form: `report-uri`'s and the Reporting API's. */
import { z } from 'zod';

export interface Violation {
  directive: string;
  /** Where what was blocked is from, or a word such as `inline`. */
  blocked: string;
  /** The page's path: its query may hold a token. */
  page: string;
}

const MOST = 20;
const text = z.string().catch('');
const reportUriSchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ]);
const reportingSchema = z
  .array(
    z.object({
      type: text,
      body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }).nullish().catch(null),
    }),
  )
  .transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? [{ directive: body.effectiveDirective, blocked: body.blockedURL, page: body.documentURL }]
        : [],
    ),
  );
const bodySchema = z.union([reportUriSchema, reportingSchema]);

/** Null for a body that is no report. */
export function readReports(body: Buffer): Violation[] | null {
  const { success, data } = bodySchema.safeParse(parsed(body));
  if (!success) return null;
  return data.slice(0, MOST).map(({ directive, blocked, page }) => ({
    directive: directive.split(' ', 1)[0]!,
    blocked: URL.canParse(blocked) ? originOf(new URL(blocked)) : blocked.slice(0, 40),
    page: URL.canParse(page) ? new URL(page).pathname.slice(0, 200) : '',
  }));
}

function originOf({ origin, protocol }: URL): string {
  return (origin === 'null' ? protocol : origin).slice(0, 200);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
