/** Which provider the shop is paid through, by its settings. */
import { ConfigError } from '../platform/process/config-error.ts';
import type { CardcomKeys } from './cardcom/create-request.ts';
import type { PayPlusKeys } from './payplus/link-request.ts';

export const PAYMENT_PROVIDERS = ['none', 'simulator', 'cardcom', 'payplus'] as const;

export type ProviderConfig =
  | { kind: 'none' }
  | { kind: 'simulator' }
  | { kind: 'cardcom'; url: string; keys: CardcomKeys }
  | { kind: 'payplus'; url: string; keys: PayPlusKeys };

export interface PaymentSettings {
  DEMO: boolean;
  PUBLIC_URL?: string | undefined;
  PAYMENT_PROVIDER?: (typeof PAYMENT_PROVIDERS)[number] | undefined;
  CARDCOM_TERMINAL?: number | undefined;
  CARDCOM_API_NAME?: string | undefined;
  CARDCOM_API_PASSWORD?: string | undefined;
  CARDCOM_URL: string;
  PAYPLUS_API_KEY?: string | undefined;
  PAYPLUS_SECRET_KEY?: string | undefined;
  PAYPLUS_PAGE_UID?: string | undefined;
  PAYPLUS_TERMINAL_UID?: string | undefined;
  PAYPLUS_URL: string;
}

/** Throws a ConfigError that names a setting and no value. */
export function providerConfigOf(settings: PaymentSettings): ProviderConfig {
  const isTrial = settings.DEMO && isLocal(settings.PUBLIC_URL);
  const chosen = settings.PAYMENT_PROVIDER ?? (isTrial ? 'simulator' : 'none');
  if (chosen === 'none') return { kind: 'none' };
  if (chosen === 'simulator') {
    if (isTrial) return { kind: 'simulator' };
    throw new ConfigError(
      'PAYMENT_PROVIDER simulator needs DEMO=on and a PUBLIC_URL of this machine, or none.',
    );
  }
  return chosen === 'cardcom' ? cardcomOf(settings) : payplusOf(settings);
}

function cardcomOf(settings: PaymentSettings): ProviderConfig {
  const keys = {
    terminal: settings.CARDCOM_TERMINAL ?? missing('cardcom', 'CARDCOM_TERMINAL'),
    apiName: settings.CARDCOM_API_NAME ?? missing('cardcom', 'CARDCOM_API_NAME'),
    apiPassword: settings.CARDCOM_API_PASSWORD ?? null,
  };
  return { kind: 'cardcom', url: settings.CARDCOM_URL, keys };
}

function payplusOf(settings: PaymentSettings): ProviderConfig {
  const keys = {
    apiKey: settings.PAYPLUS_API_KEY ?? missing('payplus', 'PAYPLUS_API_KEY'),
    secretKey: settings.PAYPLUS_SECRET_KEY ?? missing('payplus', 'PAYPLUS_SECRET_KEY'),
    pageUid: settings.PAYPLUS_PAGE_UID ?? missing('payplus', 'PAYPLUS_PAGE_UID'),
    terminalUid: settings.PAYPLUS_TERMINAL_UID ?? missing('payplus', 'PAYPLUS_TERMINAL_UID'),
  };
  return { kind: 'payplus', url: settings.PAYPLUS_URL, keys };
}

function missing(provider: string, setting: string): never {
  throw new ConfigError(`PAYMENT_PROVIDER ${provider} needs ${setting}.`);
}

/** Nobody else reaches it. */
function isLocal(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const { hostname } = new URL(publicUrl);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
