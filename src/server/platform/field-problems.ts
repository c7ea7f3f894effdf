/** What a schema says of a request, as the closed list of problems that we have sentences for. */
import type { FieldProblem } from '../../contract/errors.ts';

/** One finding of the validator, as fastify-type-provider-zod hands it over. */
export interface Finding {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** More wrong fields than this are not listed. */
const MAX_FIELDS = 20;

/** `input` is what was validated: it tells a missing value and a repeated one from a wrong one. */
export function fieldProblems(findings: readonly Finding[], input: unknown): Record<string, FieldProblem> {
  const problems = findings
    .flatMap((finding) => problemsOf(finding, input))
    // What is wrong with the whole has no field to stand at.
    .filter(([field]) => field !== '');
  return Object.fromEntries(problems.slice(0, MAX_FIELDS));
}

function problemsOf(finding: Finding, input: unknown): [string, FieldProblem][] {
  const path = finding.instancePath.split('/').filter(Boolean);
  if (finding.keyword === 'unrecognized_keys') {
    const keys = finding.params.keys as string[];
    return keys.map((key) => [[...path, key.slice(0, 100)].join('.'), { problem: 'unknown' }]);
  }
  return [[path.join('.'), problemOf(finding, valueAt(input, path))]];
}

function problemOf({ keyword, params }: Finding, value: unknown): FieldProblem {
  if (value === undefined) return { problem: 'required' };
  if (Array.isArray(value) && params.expected !== 'array' && params.origin !== 'array')
    return { problem: 'repeated' };
  if (keyword === 'invalid_value')
    return { problem: 'choice', choices: (params.values as unknown[]).map(String) };
  if (keyword === 'invalid_format' && params.format === 'email') return { problem: 'email' };
  if (keyword === 'custom') return { problem: ruleOf(params) };
  if (keyword === 'too_small') return { problem: measure(params), min: Number(params.minimum) };
  if (keyword === 'too_big') return { problem: measure(params), max: Number(params.maximum) };
  return { problem: 'invalid' };
}

/** A rule of ours names its problem: `refine(…, {params: {problem: 'phone'}})`. */
function ruleOf({ params }: Record<string, unknown>): 'required' | 'phone' | 'invalid' {
  const { problem } = (params ?? {}) as { problem?: unknown };
  return problem === 'required' || problem === 'phone' ? problem : 'invalid';
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
