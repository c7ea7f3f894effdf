import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '#contract/auth.ts';
import type { AdminApi } from './admin-api.ts';

interface AdminContextValue {
  adminApi: AdminApi;
  user: Profile;
}

const AdminContext = createContext<AdminContextValue | null>(null);

export function AdminProvider({ value, children }: { value: AdminContextValue; children: ReactNode }) {
  return <AdminContext value={value}>{children}</AdminContext>;
}

export function useAdmin(): AdminContextValue {
  const value = use(AdminContext);
  if (!value) throw new Error('No AdminProvider above');
  return value;
}
