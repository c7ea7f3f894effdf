/** Which provider the shop is paid through, by its settings. */
import { ConfigError } from '../platform/process/config-error.ts';
import type { CardcomKeys } from './cardcom/create-request.ts';

export const PAYMENT_PROVIDERS = ['none', 'simulator', 'cardcom', 'payplus'] as const;

export type ProviderConfig =
  | { kind: 'none' }
  | { kind: 'simulator' }
  | { kind: 'cardcom'; url: string; keys: CardcomKeys };

export interface PaymentSettings {
  DEMO: boolean;
  /** False in production while DEMO is unset: a real shop's may have been forgotten. */
  isDemoSaid: boolean;
  PUBLIC_URL?: string | undefined;
  PAYMENT_PROVIDER?: (typeof PAYMENT_PROVIDERS)[number] | undefined;
  CARDCOM_TERMINAL?: number | undefined;
  CARDCOM_API_NAME?: string | undefined;
  CARDCOM_API_PASSWORD?: string | undefined;
  CARDCOM_URL: string;
}

/** Throws a ConfigError that names a setting and no value. */
export function providerConfigOf(settings: PaymentSettings): ProviderConfig {
  const isTrial = settings.DEMO && settings.isDemoSaid && isLocal(settings.PUBLIC_URL);
  const chosen = settings.PAYMENT_PROVIDER ?? (isTrial ? 'simulator' : 'none');
  if (chosen === 'none') return { kind: 'none' };
  if (chosen === 'simulator') {
    if (isTrial) return { kind: 'simulator' };
    throw new ConfigError(
      'PAYMENT_PROVIDER simulator needs DEMO=on and a PUBLIC_URL of this machine, or none.',
    );
  }
  if (chosen === 'payplus') throw new ConfigError('PAYMENT_PROVIDER payplus is not available yet.');
  const { CARDCOM_TERMINAL: terminal, CARDCOM_API_NAME: apiName } = settings;
  if (terminal === undefined) throw missing('CARDCOM_TERMINAL');
  if (apiName === undefined) throw missing('CARDCOM_API_NAME');
  const apiPassword = settings.CARDCOM_API_PASSWORD ?? null;
  return { kind: 'cardcom', url: settings.CARDCOM_URL, keys: { terminal, apiName, apiPassword } };
}

function missing(setting: string): ConfigError {
  return new ConfigError(`PAYMENT_PROVIDER cardcom needs ${setting}.`);
}

/** Nobody else reaches it. */
function isLocal(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const { hostname } = new URL(publicUrl);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
