/** Comments are few, and what they and the docs refer to is in this repository: files, headings and decisions. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const sources = tracked.filter((path) => /\.(?:tsx?|mjs|css)$/.test(path));
const documents = tracked.filter((path) => path.endsWith('.md'));
/** Files of a server and of the command line, whose comments begin with `#`. */
const scripts = tracked.filter((path) => /^(?:deploy|\.ci)\/|^\.env\.example$/.test(path));

/** The anchors of a Markdown file, as GitHub names them. */
function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const COMMENT = /^(?:\/\/|\/\*|\*|\{\/\*)/;
const TEST_TITLE = /^(?:it|test|describe)\b[^'"`]*['"`]/;
const linesOf = (path: string) =>
  read(path)
    .split('\n')
    .map((line) => ({ path, text: line.trim() }));

const commentsOf = (path: string) => linesOf(path).filter(({ text }) => COMMENT.test(text));

function isMissing(path: string, anchor?: string): boolean {
  if (!existsSync(join(ROOT, path))) return true;
  return anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor);
}

describe('references', () => {
  it('in sources lead to a document and its heading', () => {
    const dangling = [...sources, ...scripts].flatMap((path) =>
      [...read(path).matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)]
        .filter(([, document, anchor]) => isMissing(document!, anchor))
        .map(([reference]) => `${path}: ${reference}`),
    );
    expect(dangling).toEqual([]);
  });

  it('in comments name a heading that the document has', () => {
    const dangling = [...sources, ...scripts].flatMap((path) =>
      [...read(path).matchAll(/\b(docs\/[\w/-]+\.md), ([A-Z][\w ]+)\)/g)]
        .filter(([, document, heading]) => isMissing(document!, heading!.toLowerCase().replaceAll(' ', '-')))
        .map(([reference]) => `${path}: ${reference}`),
    );
    expect(dangling).toEqual([]);
  });

  it('in comments name a file that exists', () => {
    const dangling = sources.flatMap((path) =>
      commentsOf(path)
        .flatMap(({ text }) => [
          ...text.matchAll(/(?<![\w/.@*>}-])[\w-][\w./-]*\.(?:tsx?|mjs|css|md|sql)\b/g),
        ])
        .filter(([target]) => !existsSync(join(ROOT, target)) && !isEndOfAPath(target))
        .map(([target]) => `${path}: ${target}`),
    );
    expect(dangling).toEqual([]);
  });

  it('to decisions name one that exists', () => {
    const decisions = tracked.filter((path) => path.startsWith('docs/decisions/'));
    const dangling = [...sources, ...documents].flatMap((path) =>
      [...read(path).matchAll(/\b(?:[Dd]ecision |docs\/decisions\/)(\d{4})\b/g)]
        .filter(([, number]) => !decisions.some((decision) => decision.includes(`/${number}-`)))
        .map(([reference]) => `${path}: ${reference}`),
    );
    expect(dangling).toEqual([]);
  });

  it('between documents lead to a file and its heading', () => {
    const dangling = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, target, anchor]) =>
          isMissing(target === '' ? path : normalize(join(dirname(path), target!)), anchor),
        )
        .map(([reference]) => `${path}: ${reference}`),
    );
    expect(dangling).toEqual([]);
  });

  it('of documents to sources name a file or folder that exists', () => {
    const dangling = documents.flatMap((path) =>
      [
        ...read(path).matchAll(
          /`((?:src|test|e2e|bench|scripts|deploy)\/[\w./-]+(?<!\.env)|[\w./-]+\/[\w.-]+\.(?:tsx?|mjs|css))`/g,
        ),
      ]
        .filter(([, target]) => !existsSync(join(ROOT, target!)) && !isEndOfAPath(target!))
        .map(([, target]) => `${path}: ${target}`),
    );
    expect(dangling).toEqual([]);
  });

  it('never lead to a page that is not in this repository', () => {
    const outside =
      /§|\b(?:the|a) (?:spec|brief|mock-?up)\b|\bproduct: (?:Language|Catalogue|Deleting|Paid|Cart|Accounts|Contact|Admin|Small)|\b(?:product|orders|look|spec|maker|copy|review|customers|providers)\.md|(?<![/(])\bapi\.md|admin notes|\b[Ii]ssue(?:: | \d)|\((?:mock|look)[),]/;
    const lines = [
      ...documents.flatMap((path) => linesOf(path)),
      ...scripts.flatMap((path) => linesOf(path)),
      ...sources.flatMap((path) =>
        linesOf(path).filter(({ text }) => COMMENT.test(text) || TEST_TITLE.test(text)),
      ),
    ];
    expect(lines.filter(({ text }) => outside.test(text))).toEqual([]);
  });
});

describe('comments', () => {
  it('are at most one line in twenty of the program', () => {
    const lines = sources
      .filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
      .flatMap((path) => linesOf(path))
      .filter(({ text }) => text !== '');
    const comments = lines.filter(({ text }) => COMMENT.test(text));
    expect(comments.length / lines.length).toBeLessThanOrEqual(0.05);
  });
});

const isEndOfAPath = (target: string) => tracked.some((path) => path.endsWith(`/${target}`));
