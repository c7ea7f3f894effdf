import { createStore, type Store } from '#ui/store.ts';
import { changedNames, isEquivalent } from './values.ts';

export type Problems = Readonly<Record<string, string>>;

export interface FormState<Values> {
  values: Values;
  base: Values;
  version: number | null;
  changed: readonly string[];
  /** The contract's, and the server's for fields unchanged since; shown or not. */
  problems: Problems;
  shown: readonly string[];
}

type Saved<Values> = Pick<FormState<Values>, 'base' | 'version'>;

export type SetField<Values> = <Key extends keyof Values>(
  key: Key,
  /** A function gets the current value, for late results such as an upload's. */
  value: Values[Key] | ((current: Values[Key]) => Values[Key]),
) => void;

export interface FormStore<Values extends object> {
  state: Store<FormState<Values>>;
  set: SetField<Values>;
  touch: (path: string) => void;
  /** By the contract's rules alone; `ignored`: paths. */
  isValid: (ignored?: readonly string[]) => boolean;
  showAllProblems: () => void;
  /** Each disappears when its field is changed. */
  refuse: (problems: Problems) => void;
  replace: (values: Values, saved?: Saved<Values>) => void;
}

export interface FormOptions<Values> extends Saved<Values> {
  values: Values;
  check: (values: Values) => Problems;
}

export function createEntryForm<Values extends object>(options: FormOptions<Values>): FormStore<Values> {
  const { check, ...initial } = options;
  const touched = new Set<string>();
  let showsAll = false;
  let refused: { problems: Problems; values: Values } = { problems: {}, values: initial.values };

  function derive({ values, base, version }: Pick<FormState<Values>, 'values' | 'base' | 'version'>) {
    const problems = { ...stillRefused(refused, values), ...check(values) };
    const isShown = (path: string) => showsAll || touched.has(path) || Object.hasOwn(refused.problems, path);
    const shown = Object.keys(problems).filter(isShown);
    return { values, base, version, changed: changedNames(base, values), problems, shown };
  }

  const state = createStore<FormState<Values>>(derive(initial));
  const update = (patch: Partial<FormState<Values>> = {}) => state.set(derive({ ...state.get(), ...patch }));

  return {
    state,
    set(key, value) {
      const { values } = state.get();
      const next =
        typeof value === 'function'
          ? (value as (current: Values[typeof key]) => unknown)(values[key])
          : value;
      update({ values: { ...values, [key]: next } });
    },
    touch(path) {
      if (touched.has(path)) return;
      touched.add(path);
      update();
    },
    isValid: (ignored = []) => Object.keys(check(state.get().values)).every((path) => ignored.includes(path)),
    showAllProblems() {
      showsAll = true;
      update();
    },
    refuse(problems) {
      refused = { problems, values: state.get().values };
      update();
    },
    replace: (values, saved) => update({ values, ...saved }),
  };
}

function stillRefused<Values extends object>(
  { problems, values }: { problems: Problems; values: Values },
  current: Values,
): Problems {
  const isUnchanged = ([path]: [string, string]) => {
    const key = path.split('.', 1)[0] as keyof Values;
    return isEquivalent(values[key], current[key]);
  };
  return Object.fromEntries(Object.entries(problems).filter(isUnchanged));
}
