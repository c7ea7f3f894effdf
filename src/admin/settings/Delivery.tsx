import { useLang } from '#ui/language.tsx';
import { FieldError } from '../fields/FieldBox.tsx';
import { LocalizedField } from '../fields/LocalizedField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import rows from '../fields/rows.module.css';
import { useForm } from '../form/context.ts';
import { useAdminMessages } from '../language.tsx';
import { Setting } from './SettingNote.tsx';
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
        <Setting<Form> path="delivery.pickup.note">
          <LocalizedField<Form> path="delivery.pickup.note" label={t.note} labelEn={t.noteEn} multiline />
        </Setting>
      </SwitchedBox>
      <Method name="courier" />
      <Method name="post" />
    </>
  );
}

function Method({ name }: { name: 'courier' | 'post' }) {
  const { settings } = useAdminMessages();
  const { delivery: t } = settings;
  const lang = useLang();
  const { values, errorAt } = useForm<Form>();
  const path = `delivery.${name}` as const;
  return (
    <SwitchedBox<Form>
      path={`${path}.on`}
      icon={name === 'courier' ? 'truck' : 'box'}
      label={t[name]}
      line={deliveryLine(values.delivery[name], settings, lang)}
      covers={[`${path}.price`, `${path}.freeFrom`, `${path}.days`, `${path}.days.0`, `${path}.days.1`]}
    >
      <div className={rows.short}>
        <Setting<Form> path={`${path}.price`}>
          <NumberField<Form> path={`${path}.price`} label={t.price} unit="₪" money />
        </Setting>
        <Setting<Form> path={`${path}.freeFrom`}>
          <NumberField<Form>
            path={`${path}.freeFrom`}
            label={t.freeFrom}
            hint={t.freeFromHint}
            unit="₪"
            money
            optional
          />
        </Setting>
        <Setting<Form> path={`${path}.days`}>
          <NumberField<Form> path={`${path}.days.0`} label={t.from} />
        </Setting>
        <NumberField<Form> path={`${path}.days.1`} label={t.to} />
      </div>
      <FieldError id={`${path}.days`} error={errorAt(`${path}.days`)} />
      <Setting<Form> path={`${path}.note`}>
        <LocalizedField<Form> path={`${path}.note`} label={t.note} labelEn={t.noteEn} multiline />
      </Setting>
    </SwitchedBox>
  );
}
