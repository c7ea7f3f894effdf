import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';

/** Fresh for each visit: what is edited is what the shop shows. */
export function useSettings() {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.settings(), queryFn: adminApi.settings, refetchOnMount: 'always' });
}

export function useSettingsDefaults() {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.settingsDefaults(), queryFn: adminApi.settingsDefaults });
}
