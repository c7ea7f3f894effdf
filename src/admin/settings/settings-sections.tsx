import type { ComponentType } from 'react';
import type { Lang } from '#domain/language.ts';
import { TAX_KINDS, WORKSHOP_CANCELLATION_DAYS } from '#domain/shop-rules.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { useForm } from '../form/context.ts';
import { LineField } from '../fields/LineField.tsx';
import { LocalizedField } from '../fields/LocalizedField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import rows from '../fields/rows.module.css';
import type { AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Delivery } from './Delivery.tsx';
import { Payments } from './Payments.tsx';
import type { PageSection } from './PageSections.tsx';
import { Setting } from './SettingNote.tsx';
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

export function settingsSections({ settings: t }: AdminMessages, values: Form, lang: Lang): PageSection[] {
  return PLAN.map(([id, icon, covers, Content]) => {
    const texts: { title: string; hint?: string } = t[id];
    const hint = id === 'shop' || id === 'legal' ? texts.hint : undefined;
    return {
      id,
      icon,
      covers,
      content: <Content />,
      title: texts.title,
      summary: summaryOf(id, values, t, lang),
      ...(hint ? { hint } : {}),
    };
  });
}

function Shop() {
  const { shop: t } = useAdminMessages().settings;
  return (
    <>
      <Setting<Form> path="shop.name">
        <LocalizedField<Form> path="shop.name" label={t.name} labelEn={t.nameEn} required />
      </Setting>
      <div className={rows.pair}>
        <Setting<Form> path="shop.phone">
          <LineField<Form> path="shop.phone" label={t.phone} hint={t.phoneHint} type="tel" />
        </Setting>
        <Setting<Form> path="shop.whatsapp">
          <LineField<Form> path="shop.whatsapp" label={t.whatsapp} hint={t.whatsappHint} type="tel" />
        </Setting>
      </div>
      <div className={rows.pair}>
        <Setting<Form> path="shop.email">
          <LineField<Form> path="shop.email" label={t.email} hint={t.emailHint} type="email" />
        </Setting>
      </div>
      <Setting<Form> path="shop.address">
        <LocalizedField<Form>
          path="shop.address"
          label={t.address}
          labelEn={t.addressEn}
          hint={t.addressHint}
        />
      </Setting>
      <Setting<Form> path="shop.hours">
        <LocalizedField<Form>
          path="shop.hours"
          label={t.hours}
          labelEn={t.hoursEn}
          placeholder={t.hoursExample}
          multiline
        />
      </Setting>
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
        <Setting<Form> key={path} path={path}>
          <LineField<Form>
            path={path}
            label={fields.names[path]}
            type="url"
            {...(index === 0 ? { placeholder: networkExample } : {})}
          />
        </Setting>
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
        <Setting<Form> path="shop.businessNumber">
          <LineField<Form> path="shop.businessNumber" label={t.number} type="number" />
        </Setting>
        {(kind !== 'exempt' || errorAt('tax.rate') !== null) && (
          <Setting<Form> path="tax.rate">
            <NumberField<Form> path="tax.rate" label={t.rate} unit="%" />
          </Setting>
        )}
      </div>
      <Setting<Form> path="shop.legalName">
        <LocalizedField<Form> path="shop.legalName" label={t.legalName} labelEn={t.legalNameEn} />
      </Setting>
    </>
  );
}

function Offers() {
  const { offers: t } = useAdminMessages().settings;
  return (
    <div className={rows.pair}>
      <Setting<Form> path="offers.firstOrder">
        <NumberField<Form> path="offers.firstOrder" label={t.firstOrder} hint={t.firstOrderHint} unit="%" />
      </Setting>
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
    <div className={rows.pair}>
      <Setting<Form> path="workshops.offerHours">
        <NumberField<Form> path="workshops.offerHours" label={t.offerHours} hint={t.offerHoursHint} />
      </Setting>
      <Setting<Form> path="workshops.reminderDays">
        <NumberField<Form> path="workshops.reminderDays" label={t.reminderDays} hint={t.reminderDaysHint} />
      </Setting>
    </div>
  );
}

function Accessibility() {
  const { accessibility: t } = useAdminMessages().settings;
  return (
    <Setting<Form> path="shop.accessibility">
      <LocalizedField<Form>
        path="shop.accessibility"
        label={t.label}
        labelEn={t.labelEn}
        hint={t.hint}
        multiline
      />
    </Setting>
  );
}
