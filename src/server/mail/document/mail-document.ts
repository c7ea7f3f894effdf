/** What a mail says, apart from its two forms; its texts may have isolates (src/i18n/isolated.ts). */
import type { Lang } from '#domain/language.ts';

export interface MailLink {
  label: string;
  url: string;
}

export interface MailItem {
  /** Without isolates. */
  title: string;
  details: string[];
  amount: string | null;
  /** px, as shown. */
  picture: { url: string; width: number; height: number } | null;
  link: MailLink | null;
}

export interface SumRow {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** Where somebody is expected, and when. */
export interface MailVisit {
  /** Without isolates. */
  title: string;
  picture: MailItem['picture'];
  dates: { day: string; when: string; extent: string; inWords: string }[];
  facts: { label: string; text: string }[];
  /** The first is what most readers want. */
  links: MailLink[];
}

export type MailPart =
  | { kind: 'lines'; lines: string[] }
  | { kind: 'button'; link: MailLink }
  | { kind: 'items'; items: MailItem[] }
  | { kind: 'visit'; visit: MailVisit }
  | { kind: 'sums'; rows: SumRow[]; notes: string[]; links: MailLink[] }
  /** `said`: typed by a person, of several lines. */
  | { kind: 'section'; heading: string; said: string | null; lines: string[]; links: MailLink[] };

/** The subject may have isolates, too. */
export interface MailContent {
  subject: string;
  heading: string;
  /** What a list of mails shows beside the subject; the heading if left out. */
  preview?: string;
  parts: MailPart[];
}

export interface MailDocument extends MailContent {
  lang: Lang;
  /** The shop's name. */
  brand: string;
  footer: string[];
}

export function section(
  heading: string,
  { said = null, lines = [], links = [] }: { said?: string | null; lines?: string[]; links?: MailLink[] },
): MailPart {
  return { kind: 'section', heading, said: said?.replace(/\r\n?/g, '\n') ?? null, lines, links };
}
