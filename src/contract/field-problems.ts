/** A schema's findings as the closed list of problems, shared by the server and the admin's forms. */
import type { z } from 'zod';
import type { FieldProblem } from './errors.ts';

interface Finding {
  code: string;
  path: readonly string[];
  params: Record<string, unknown>;
}

/** An address can name a value twice, which makes it an array; a body can't. */
type Origin = 'query' | 'body';

/** By field (`translations.en.title`). */
export function checkInput(
  schema: z.ZodType,
  input: unknown,
  origin: Origin = 'body',
): Record<string, FieldProblem> {
  const { error } = schema.safeParse(input);
  const findings = (error?.issues ?? []).map(({ code, path, ...params }) => ({
    code,
    path: path.map(String),
    params,
  }));
  return fieldProblems(findings as Finding[], { value: input, origin });
}

const MAX_FIELDS = 20;

/** They distinguish a missing or repeated value from a wrong one. */
interface Input {
  value: unknown;
  origin: Origin;
}

function fieldProblems(findings: readonly Finding[], input: Input): Record<string, FieldProblem> {
  const problems = findings
    .flatMap((finding) => problemsOf(finding, input))
    .filter(([field]) => field !== '');
  const first = new Map<string, FieldProblem>();
  for (const [field, problem] of problems) if (!first.has(field)) first.set(field, problem);
  return Object.fromEntries([...first].slice(0, MAX_FIELDS));
}

function problemsOf(finding: Finding, input: Input): [string, FieldProblem][] {
  const { path } = finding;
  const inner = finding.code === 'invalid_union' ? innerFindings(finding) : [];
  if (inner.length > 0) return inner.flatMap((one) => problemsOf(one, input));
  if (finding.code === 'unrecognized_keys') {
    const keys = finding.params.keys as string[];
    return keys.map((key) => [[...path, key.slice(0, 100)].join('.'), { problem: 'unknown' }]);
  }
  return [[path.join('.'), problemOf(finding, { ...input, value: valueAt(input.value, path) })]];
}

/** Of a value or an object that may stand in one place: what is wrong inside of the object. */
function innerFindings({ path, params }: Finding): Finding[] {
  const options = params.errors as readonly (readonly z.core.$ZodIssue[])[];
  const inside = options.find((issues) => issues.some((issue) => issue.path.length > 0)) ?? [];
  return inside.map(({ code, path: below, ...rest }) => ({
    code,
    path: [...path, ...below.map(String)],
    params: rest,
  }));
}

function problemOf({ code, params }: Finding, { value, origin }: Input): FieldProblem {
  if (code === 'custom' && ruleOf(params) !== 'invalid') return { problem: ruleOf(params) };
  if (value === undefined || value === null) return { problem: 'required' };
  if (origin === 'query' && Array.isArray(value) && params.expected !== 'array' && params.origin !== 'array')
    return { problem: 'repeated' };
  if (code === 'invalid_value')
    return { problem: 'choice', choices: (params.values as unknown[]).map(String) };
  if (code === 'invalid_format' && params.format === 'email') return { problem: 'email' };
  if (code === 'custom') return { problem: ruleOf(params) };
  if (params.expected === 'int' && typeof value === 'number') return { problem: 'whole' };
  if (code === 'too_small') return { problem: measure(params), min: Number(params.minimum) };
  if (code === 'too_big') return { problem: measure(params), max: Number(params.maximum) };
  return { problem: 'invalid' };
}

/** For `refine(…, {params: {problem: 'phone'}})`. */
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
