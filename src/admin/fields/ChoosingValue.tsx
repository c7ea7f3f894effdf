/** Options, variants and a personal text for people to read, as history and conflicts show them. */
import { use } from 'react';
import type { Shekels } from '#domain/money.ts';
import {
  variantKey,
  type Choice,
  type ChoiceTitle,
  type Option,
  type PersonalText,
} from '#domain/options.ts';
import { Price } from '#ui/Price.tsx';
import { useAdminMessages } from '../language.tsx';
import { ChoiceNamesContext } from './choice-names.ts';
import styles from './FieldValue.module.css';

export interface ShownVariant {
  choices: string[];
  inventory: number | null;
  active: boolean;
}

/** More of them are summed up. */
const LISTED = 8;

export function OptionsValue({ options }: { options: readonly Option<Shekels>[] }) {
  return (
    <span className={styles.dates}>
      {options.map((option) => (
        <span key={option._id}>
          <b>
            <Named {...option} />
          </b>
          {': '}
          {option.choices.map((choice, index) => (
            <span key={choice._id}>
              {index > 0 && ', '}
              <Named {...choice} />
              <Extra {...choice} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

export function PersonalTextValue({ rule }: { rule: PersonalText<Shekels> }) {
  const { productOptions: t } = useAdminMessages();
  return (
    <span>
      <Named {...rule} />
      <Extra {...rule} />
      {`, ${t.upTo(rule.maxLength)}`}
      {rule.required && `, ${t.required}`}
    </span>
  );
}

function Named({ title, translations }: ChoiceTitle) {
  const english = translations?.en?.title;
  return (
    <>
      <bdi>{title}</bdi>
      {english && english !== title && (
        <>
          {' '}
          (<bdi lang="en">{english}</bdi>)
        </>
      )}
    </>
  );
}

function Extra({ extra }: Pick<Choice<Shekels>, 'extra'>) {
  if (!extra) return null;
  return (
    <>
      {' '}
      <bdi dir="ltr">
        +<Price shekels={extra} />
      </bdi>
    </>
  );
}

/** Those that differ from `against`, if that is known. */
export function VariantsValue({
  variants,
  against,
}: {
  variants: readonly ShownVariant[];
  against: readonly ShownVariant[] | null;
}) {
  const { productOptions: t } = useAdminMessages();
  const names = use(ChoiceNamesContext);
  const other = new Map(against?.map((variant) => [variantKey(variant.choices), variant]));
  const different = variants.filter(({ choices, inventory, active }) => {
    const before = other.get(variantKey(choices));
    return before?.inventory !== inventory || before.active !== active;
  });
  const shown = against ? different : variants;
  if (shown.length === 0 || shown.length > LISTED)
    return t.combinationsOf(
      variants.length,
      variants.reduce((sum, { inventory }) => sum + (inventory ?? 0), 0),
    );
  return (
    <span className={styles.dates}>
      {shown.map(({ choices, inventory, active }) => (
        <span key={variantKey(choices)}>
          <bdi>{choices.map((id) => names.get(id) ?? t.goneChoice).join(', ')}</bdi>
          {`: ${active ? (inventory ?? 0) : t.notSold}`}
        </span>
      ))}
    </span>
  );
}
