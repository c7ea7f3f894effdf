/** Fields of settings, each with the note below it on where its value comes from. */
import type { ComponentProps } from 'react';
import { LineField } from '../fields/LineField.tsx';
import { LocalizedField } from '../fields/LocalizedField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Setting } from './SettingNote.tsx';
import type { SettingsForm } from './setting-values.ts';

export function LineSetting(props: ComponentProps<typeof LineField<SettingsForm>>) {
  return (
    <Setting<SettingsForm> path={props.path}>
      <LineField<SettingsForm> {...props} />
    </Setting>
  );
}

export function TextSetting(props: ComponentProps<typeof LocalizedField<SettingsForm>>) {
  return (
    <Setting<SettingsForm> path={props.path}>
      <LocalizedField<SettingsForm> {...props} />
    </Setting>
  );
}

export function NumberSetting(props: ComponentProps<typeof NumberField<SettingsForm>>) {
  return (
    <Setting<SettingsForm> path={props.path}>
      <NumberField<SettingsForm> {...props} />
    </Setting>
  );
}
