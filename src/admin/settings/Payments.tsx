import rows from '../fields/rows.module.css';
import { usePayments } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { ProviderState } from './ProviderState.tsx';
import { NumberSetting, TextSetting } from './setting-fields.tsx';
import type { SettingsForm as Form } from './setting-values.ts';
import { SwitchedBox } from './SwitchedBox.tsx';

export function Payments() {
  const { settings, orderMoney } = useAdminMessages();
  const t = settings.payments;
  const provider = usePayments().data?.provider ?? 'none';
  const line = provider === 'none' ? t.provider : orderMoney.through(provider);
  return (
    <>
      <ProviderState />
      <SwitchedBox<Form>
        path="payments.arrange.on"
        icon="phone"
        label={t.arrange}
        line={t.arrangeHint}
        covers={['payments.arrange.text.he', 'payments.arrange.holdDays']}
      >
        <TextSetting
          path="payments.arrange.text"
          label={t.arrangeText}
          labelEn={t.arrangeTextEn}
          multiline
          required
        />
        <div className={rows.short}>
          <NumberSetting path="payments.arrange.holdDays" label={t.holdDays} />
        </div>
      </SwitchedBox>
      <SwitchedBox<Form> path="payments.card.on" icon="card" label={t.card} line={line} />
      <SwitchedBox<Form> path="payments.bit.on" icon="device" label={t.bit} line={line} />
    </>
  );
}
