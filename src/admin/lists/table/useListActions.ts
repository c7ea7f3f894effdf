import { NEW, useAdminNavigation } from '#admin/navigation.ts';

export interface RowActions {
  edit: () => void;
  duplicate: () => void;
  history: () => void;
  /** Asks first. */
  remove: () => void;
}

export interface ListActions {
  add: (field?: string) => void;
  of: (id: string) => RowActions;
}

export function useListActions(askRemove: (id: string) => void): ListActions {
  const { change } = useAdminNavigation();
  return {
    add: (field) => change({ edit: NEW, from: undefined, draft: undefined, field }, { push: true }),
    of: (id) => ({
      edit: () => change({ edit: id, from: undefined, field: undefined }, { push: true }),
      duplicate: () => change({ edit: NEW, from: id, draft: undefined, field: undefined }, { push: true }),
      history: () => change({ history: id }, { push: true }),
      remove: () => askRemove(id),
    }),
  };
}
