import type { ComponentType } from 'react';
import { TAX_KINDS, WORKSHOP_CANCELLATION_DAYS } from '#domain/shop-rules.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useForm } from '../form/context.ts';
import { Segmented } from '../fields/Segmented.tsx';
import rows from '../fields/rows.module.css';
import type { AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Delivery } from './Delivery.tsx';
import { Payments } from './Payments.tsx';
import type { PageSection } from './PageSections.tsx';
import { Setting } from './SettingNote.tsx';
import { LineSetting, NumberSetting, TextSetting } from './setting-fields.tsx';
import { SwitchedBox } from './SwitchedBox.tsx';
import type { SettingsForm as Form } from './setting-values.ts';
import { summaryOf, type SectionId } from './summaries.ts';
import styles from './settings-sections.module.css';

type Plan = readonly [SectionId, AdminIconName, covers: readonly string[], content: ComponentType];

const PLAN: readonly Plan[] = [
  [
    'shop',
    'shop',
    [
      'shop.name',
      'shop.phone',
      'shop.whatsapp',
      'shop.email',
      'shop.address',
      'shop.hours',
      'shop.instagram',
      'shop.facebook',
      'shop.tiktok',
    ],
    Shop,
  ],
  ['legal', 'copy', ['shop.legalName', 'shop.businessNumber', 'tax'], Legal],
  ['delivery', 'truck', ['delivery'], Delivery],
  ['payments', 'card', ['payments'], Payments],
  ['offers', 'tag', ['offers'], Offers],
  ['cancellation', 'calendar', ['cancellation'], Cancellation],
  ['workshops', 'clock', ['workshops'], Workshops],
  ['accessibility', 'user', ['shop.accessibility'], Accessibility],
];

export function settingsSections({ settings: t }: AdminMessages, values: Form): PageSection[] {
  return PLAN.map(([id, icon, covers, Content]) => {
    const texts: { title: string; hint?: string } = t[id];
    const hint = id === 'shop' || id === 'legal' ? texts.hint : undefined;
    return {
      id,
      icon,
      covers,
      content: <Content />,
      title: texts.title,
      summary: summaryOf(id, values, t),
      ...(hint ? { hint } : {}),
    };
  });
}

function Shop() {
  const { shop: t } = useAdminMessages().settings;
  const { mail } = useFacts();
  return (
    <>
      <TextSetting path="shop.name" label={t.name} labelEn={t.nameEn} required />
      <div className={rows.pair}>
        <LineSetting path="shop.phone" label={t.phone} hint={t.phoneHint} type="tel" />
        <LineSetting path="shop.whatsapp" label={t.whatsapp} hint={t.whatsappHint} type="tel" />
      </div>
      <div className={rows.pair}>
        <LineSetting path="shop.email" label={t.email} hint={t.emailHint} type="email" />
      </div>
      {!mail && (
        <Notice name="alert" title={t.noMailTitle}>
          <p>{t.noMailText}</p>
        </Notice>
      )}
      <TextSetting path="shop.address" label={t.address} labelEn={t.addressEn} hint={t.addressHint} />
      <TextSetting
        path="shop.hours"
        label={t.hours}
        labelEn={t.hoursEn}
        placeholder={t.hoursExample}
        multiline
      />
      <Networks />
    </>
  );
}

function Networks() {
  const { settings, fields } = useAdminMessages();
  const { networkExample } = settings.shop;
  return (
    <div className={styles.three} role="group" aria-label={settings.shop.networks}>
      {(['shop.instagram', 'shop.facebook', 'shop.tiktok'] as const).map((path, index) => (
        <LineSetting
          key={path}
          path={path}
          label={fields.names[path]}
          type="url"
          {...(index === 0 ? { placeholder: networkExample } : {})}
        />
      ))}
    </div>
  );
}

function Legal() {
  const { legal: t } = useAdminMessages().settings;
  const { values, errorAt } = useForm<Form>();
  const kind = values.tax.kind as keyof typeof t.kinds;
  return (
    <>
      <Setting<Form> path="tax.kind">
        <Segmented<Form> path="tax.kind" label={t.kind} options={TAX_KINDS} labels={t.kinds} />
        <p className={styles.hint}>{t.kindHints[kind] ?? ''}</p>
      </Setting>
      <div className={rows.pair}>
        <LineSetting path="shop.businessNumber" label={t.number} type="number" />
        {(kind !== 'exempt' || errorAt('tax.rate') !== null) && (
          <NumberSetting path="tax.rate" label={t.rate} unit="%" />
        )}
      </div>
      <TextSetting path="shop.legalName" label={t.legalName} labelEn={t.legalNameEn} />
    </>
  );
}

function Offers() {
  const { offers: t } = useAdminMessages().settings;
  return (
    <div className={rows.pair}>
      <NumberSetting path="offers.firstOrder" label={t.firstOrder} hint={t.firstOrderHint} unit="%" />
    </div>
  );
}

const CHOICES = WORKSHOP_CANCELLATION_DAYS.map(String);

function Cancellation() {
  const { cancellation: t } = useAdminMessages().settings;
  return (
    <Setting<Form> path="cancellation.workshopDays">
      <Segmented<Form>
        path="cancellation.workshopDays"
        label={t.until}
        options={CHOICES}
        labels={t.choices}
      />
      <p className={styles.hint}>{t.hint}</p>
    </Setting>
  );
}

function Workshops() {
  const { workshops: t } = useAdminMessages().settings;
  return (
    <>
      <SwitchedBox<Form>
        path="workshops.joinBegun"
        icon="calendar"
        label={t.joinBegun}
        line={t.joinBegunHint}
      />
      <div className={rows.pair}>
        <NumberSetting path="workshops.offerHours" label={t.offerHours} hint={t.offerHoursHint} />
        <NumberSetting path="workshops.reminderDays" label={t.reminderDays} hint={t.reminderDaysHint} />
      </div>
    </>
  );
}

function Accessibility() {
  const { accessibility: t } = useAdminMessages().settings;
  return (
    <TextSetting path="shop.accessibility" label={t.label} labelEn={t.labelEn} hint={t.hint} multiline />
  );
}
