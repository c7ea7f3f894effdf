/** The values of one editor while she types: what has changed, what is wrong, what saving waits for. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import { useAdminMessages } from '../language.tsx';
import { problemsOf } from '../form/check.ts';
import type { EntryDefinition } from './definition.ts';
import type { EntryForm } from '../form/context.ts';
import { changedNames, saysTheSame } from '../form/values.ts';

export interface EntryFormState<Values extends object> {
  form: EntryForm<Values>;
  /** What the entry said when it was opened or last brought up to date. */
  base: Values;
  /** The names of the fields that differ from the base (`fields.names`). */
  changed: string[];
  /** All that is wrong by now, seen or not: the contract's rules and, for what she left as it was, the server's. */
  problems: Record<string, string>;
  /** The paths whose sentence is shown. */
  shown: string[];
  /** From now on every field complains (a try to save). */
  reveal: () => void;
  /** The server's sentences; each goes when its field is changed. */
  refuse: (fields: Readonly<Record<string, string>>) => void;
  /** Other values, and another base where one is given. */
  replace: (values: Values, base?: Values) => void;
  /** What stands at this very moment, for what waited. */
  latest: () => { values: Values; base: Values };
  /** Uploads on their way. */
  held: number;
  /** Settles when nothing is held any more; false where something that was waited for failed. */
  released: () => Promise<boolean>;
}

interface Refusals {
  fields: Readonly<Record<string, string>>;
  /** What was refused. */
  values: object;
}

export function useEntryForm<Kind extends EntryKind, Values extends object>(
  definition: EntryDefinition<Kind, Values>,
  initial: { values: Values; base: Values },
): EntryFormState<Values> {
  const { errors } = useAdminMessages();
  const [{ values, base }, setState] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>({ fields: {}, values: {} });
  const holds = useHolds();
  const present = useRef(initial);

  const change = useCallback((next: (values: Values) => Values, base?: Values) => {
    present.current = { values: next(present.current.values), base: base ?? present.current.base };
    setState(present.current);
  }, []);

  const set = useCallback<EntryForm<Values>['set']>(
    (key, value) =>
      change((values) => ({
        ...values,
        [key]: typeof value === 'function' ? (value as (one: unknown) => unknown)(values[key]) : value,
      })),
    [change],
  );
  const touch = useCallback(
    (path: string) => setTouched((paths) => (paths.has(path) ? paths : new Set([...paths, path]))),
    [],
  );

  const problems = useMemo(
    () => ({
      ...stillRefused(refusals, values),
      ...problemsOf(definition.schema, definition.inputOf(values), errors),
    }),
    [definition, errors, refusals, values],
  );
  const shown = useMemo(() => {
    const said = (path: string) => revealed || touched.has(path) || Object.hasOwn(refusals.fields, path);
    return Object.keys(problems).filter(said);
  }, [problems, refusals, revealed, touched]);
  const changed = useMemo(() => changedNames(base, values), [base, values]);

  const form = useMemo<EntryForm<Values>>(
    () => ({
      values,
      set,
      touch,
      hold: holds.hold,
      errorAt: (path) => (shown.includes(path) ? problems[path]! : null),
    }),
    [values, set, touch, holds.hold, shown, problems],
  );
  return {
    form,
    base,
    changed,
    problems,
    shown,
    held: holds.held,
    released: holds.released,
    reveal: useCallback(() => setRevealed(true), []),
    refuse: useCallback((fields) => setRefusals({ fields, values: present.current.values }), []),
    replace: useCallback((next, nextBase) => change(() => next, nextBase), [change]),
    latest: useCallback(() => present.current, []),
  };
}

/** The server's sentences for fields that still say what was refused. */
function stillRefused({ fields, values }: Refusals, present: object): Record<string, string> {
  const same = ([path]: [string, string]) => {
    const key = path.split('.', 1)[0] as keyof object;
    return saysTheSame(values[key], present[key]);
  };
  return Object.fromEntries(Object.entries(fields).filter(same));
}

/** Counts what is under way, and tells when there is nothing left and whether it went well. */
function useHolds() {
  const [held, setHeld] = useState(0);
  const count = useRef(0);
  const failed = useRef(false);
  const waiting = useRef<((well: boolean) => void)[]>([]);
  const hold = useCallback(() => {
    count.current += 1;
    setHeld(count.current);
    let ended = false;
    return (badly = false) => {
      if (ended) return;
      ended = true;
      failed.current ||= badly;
      count.current -= 1;
      setHeld(count.current);
      if (count.current > 0) return;
      for (const go of waiting.current.splice(0)) go(!failed.current);
      failed.current = false;
    };
  }, []);
  const released = useCallback(
    () =>
      count.current === 0
        ? Promise.resolve(true)
        : new Promise<boolean>((resolve) => waiting.current.push(resolve)),
    [],
  );
  return { held, hold, released };
}
