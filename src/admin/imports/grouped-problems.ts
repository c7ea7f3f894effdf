import type { ImportError } from '#contract/imports.ts';

export interface ProblemGroup {
  problem: string;
  rows: number[];
}

/** The same problem of many rows is told once, in the order of its first row. */
export function groupedProblems(errors: readonly ImportError[]): ProblemGroup[] {
  const groups = new Map<string, Set<number>>();
  for (const { problem, row } of errors) {
    const rows = groups.get(problem) ?? new Set();
    groups.set(problem, rows.add(row));
  }
  return [...groups].map(([problem, rows]) => ({ problem, rows: [...rows] }));
}
