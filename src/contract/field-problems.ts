/**
 * What a schema says of an input, as the closed list of problems that we have sentences for. The
 * server answers with it; the admin's forms say the same before they send.
 */
import type { z } from 'zod';
import type { FieldProblem } from './errors.ts';

/** One finding of a schema: zod's word for it, where it is, and zod's details. */
interface Finding {
  code: string;
  path: readonly string[];
  params: Record<string, unknown>;
}

/** The problems of an input by field (`translations.en.title`); none where it fits the schema. */
export function checkInput(schema: z.ZodType, input: unknown): Record<string, FieldProblem> {
  const { error } = schema.safeParse(input);
  const findings = (error?.issues ?? []).map(({ code, path, ...params }) => ({
    code,
    path: path.map(String),
    params,
  }));
  return fieldProblems(findings as Finding[], input);
}

/** More wrong fields than this are not listed. */
const MAX_FIELDS = 20;

/** The first of each field. `input` is what was validated: it tells a missing value and a repeated one from a wrong one. */
function fieldProblems(findings: readonly Finding[], input: unknown): Record<string, FieldProblem> {
  const problems = findings
    .flatMap((finding) => problemsOf(finding, input))
    // What is wrong with the whole has no field to stand at.
    .filter(([field]) => field !== '');
  const first = new Map<string, FieldProblem>();
  for (const [field, problem] of problems) if (!first.has(field)) first.set(field, problem);
  return Object.fromEntries([...first].slice(0, MAX_FIELDS));
}

function problemsOf(finding: Finding, input: unknown): [string, FieldProblem][] {
  const { path } = finding;
  if (finding.code === 'unrecognized_keys') {
    const keys = finding.params.keys as string[];
    return keys.map((key) => [[...path, key.slice(0, 100)].join('.'), { problem: 'unknown' }]);
  }
  return [[path.join('.'), problemOf(finding, valueAt(input, path))]];
}

function problemOf({ code, params }: Finding, value: unknown): FieldProblem {
  if (code === 'custom' && ruleOf(params) !== 'invalid') return { problem: ruleOf(params) };
  if (value === undefined || value === null) return { problem: 'required' };
  if (Array.isArray(value) && params.expected !== 'array' && params.origin !== 'array')
    return { problem: 'repeated' };
  if (code === 'invalid_value')
    return { problem: 'choice', choices: (params.values as unknown[]).map(String) };
  if (code === 'invalid_format' && params.format === 'email') return { problem: 'email' };
  if (code === 'custom') return { problem: ruleOf(params) };
  if (code === 'too_small') return { problem: measure(params), min: Number(params.minimum) };
  if (code === 'too_big') return { problem: measure(params), max: Number(params.maximum) };
  return { problem: 'invalid' };
}

/** The problems that a rule of ours may name: `refine(…, {params: {problem: 'phone'}})`. */
const RULES = [
  'required',
  'phone',
  'date',
  'agorot',
  'image_required',
  'content_image_required',
  'text_required',
] as const;

function ruleOf({ params }: Record<string, unknown>): (typeof RULES)[number] | 'invalid' {
  const { problem } = (params ?? {}) as { problem?: unknown };
  return RULES.find((rule) => rule === problem) ?? 'invalid';
}

function measure({ origin }: Record<string, unknown>): 'range' | 'length' | 'count' {
  if (origin === 'array') return 'count';
  return origin === 'number' || origin === 'int' ? 'range' : 'length';
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
