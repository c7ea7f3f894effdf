import { FieldError } from '../fields/FieldBox.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import rows from '../fields/rows.module.css';
import { useForm } from '../form/context.ts';
import { useAdminMessages } from '../language.tsx';
import { Setting } from './SettingNote.tsx';
import { NumberSetting, TextSetting } from './setting-fields.tsx';
import type { SettingsForm as Form } from './setting-values.ts';
import { deliveryLine } from './summaries.ts';
import { SwitchedBox } from './SwitchedBox.tsx';

export function Delivery() {
  const { delivery: t } = useAdminMessages().settings;
  const { pickup } = useForm<Form>().values.delivery;
  return (
    <>
      <SwitchedBox<Form>
        path="delivery.pickup.on"
        icon="shop"
        label={t.pickup}
        line={pickup.on ? t.free : t.off}
      >
        <TextSetting path="delivery.pickup.note" label={t.note} labelEn={t.noteEn} multiline />
      </SwitchedBox>
      <Method name="courier" />
      <Method name="post" />
    </>
  );
}

function Method({ name }: { name: 'courier' | 'post' }) {
  const { settings } = useAdminMessages();
  const { delivery: t } = settings;
  const { values, errorAt } = useForm<Form>();
  const path = `delivery.${name}` as const;
  return (
    <SwitchedBox<Form>
      path={`${path}.on`}
      icon={name === 'courier' ? 'truck' : 'box'}
      label={t[name]}
      line={deliveryLine(values.delivery[name], settings)}
      covers={[`${path}.price`, `${path}.freeFrom`, `${path}.days`, `${path}.days.0`, `${path}.days.1`]}
    >
      <div className={rows.short}>
        <NumberSetting path={`${path}.price`} label={t.price} unit="₪" money />
        <NumberSetting
          path={`${path}.freeFrom`}
          label={t.freeFrom}
          hint={t.freeFromHint}
          unit="₪"
          money
          optional
        />
        <Setting<Form> path={`${path}.days`}>
          <NumberField<Form> path={`${path}.days.0`} label={t.from} />
        </Setting>
        <NumberField<Form> path={`${path}.days.1`} label={t.to} />
      </div>
      <FieldError id={`${path}.days`} error={errorAt(`${path}.days`)} />
      <TextSetting path={`${path}.note`} label={t.note} labelEn={t.noteEn} multiline />
    </SwitchedBox>
  );
}
