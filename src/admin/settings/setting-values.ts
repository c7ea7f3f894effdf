import '../form/zod-without-jit.ts';
import type { SettingsValues } from '#contract/settings.ts';
import { noText } from '../form/pair.ts';
import { formOf, type FormOf } from './setting-tree.ts';

/** Choices are texts in a form. */
export type SettingsForm = FormOf<Omit<SettingsValues, 'texts' | 'cancellation'>> & {
  cancellation: { workshopDays: string };
};

const method = () => ({ on: false, price: null, freeFrom: null, note: noText(), days: [null, null] });

export const blankSettings = (): SettingsForm => ({
  shop: {
    name: noText(),
    legalName: noText(),
    businessNumber: '',
    email: '',
    phone: '',
    address: noText(),
    hours: noText(),
    instagram: '',
    facebook: '',
    whatsapp: '',
    tiktok: '',
    accessibility: noText(),
  },
  delivery: { pickup: { on: false, note: noText() }, courier: method(), post: method() },
  payments: {
    arrange: { on: false, text: noText(), holdDays: null },
    card: { on: false },
    bit: { on: false },
  },
  offers: { firstOrder: null },
  tax: { kind: '', rate: null },
  cancellation: { workshopDays: '' },
  workshops: { offerHours: null, reminderDays: null, joinBegun: false },
});

export const settingsForm = (settings: SettingsValues): SettingsForm => formOf(blankSettings(), settings);
