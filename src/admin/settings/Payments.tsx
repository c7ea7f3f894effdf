import rows from '../fields/rows.module.css';
import { useAdminMessages } from '../language.tsx';
import { NumberSetting, TextSetting } from './setting-fields.tsx';
import type { SettingsForm as Form } from './setting-values.ts';
import { SwitchedBox } from './SwitchedBox.tsx';

export function Payments() {
  const { payments: t } = useAdminMessages().settings;
  return (
    <>
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
      <SwitchedBox<Form> path="payments.card.on" icon="card" label={t.card} line={t.provider} />
      <SwitchedBox<Form> path="payments.bit.on" icon="device" label={t.bit} line={t.provider} />
    </>
  );
}
