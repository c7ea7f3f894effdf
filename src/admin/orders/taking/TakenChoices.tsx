/** What a customer on the phone chooses of one piece. */
import type { AdminProduct } from '#contract/products.ts';
import { type ChoiceFault, signsIn } from '#domain/options.ts';
import { sumText } from '#i18n/admin/sums.ts';
import { contentText } from '#i18n/content.ts';
import { Field } from '#ui/Field.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { OptionSelect } from './OptionSelect.tsx';
import { choosing, chosenOf } from './taken-choices.ts';
import type { TakenLine } from './taken-order.ts';
import styles from './TakenOrder.module.css';

interface TakenChoicesProps {
  product: AdminProduct;
  line: TakenLine;
  /** Null while all is well. */
  fault: ChoiceFault | null;
  /** What is missing is told. */
  pressed: boolean;
  onChange: (part: Pick<TakenLine, 'choices' | 'personalText'>) => void;
}

export function TakenChoices({ product, line, fault, pressed, onChange }: TakenChoicesProps) {
  const { orderTaking: t } = useAdminMessages();
  const { options, personalText: rule } = product;
  const chosen = chosenOf(options, line);
  if (options.length === 0 && !rule) return null;
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <OptionSelect
          key={option._id}
          option={option}
          value={chosen[index]}
          isMissing={pressed && chosen[index] === undefined}
          onChange={(id) => onChange({ choices: choosing(options, line, id) })}
        />
      ))}
      {rule && (
        <Field
          name="personalText"
          label={<TextLabel rule={rule} />}
          className={styles.personalText}
          dir="auto"
          value={line.personalText ?? ''}
          hint={t.signs(signsIn((line.personalText ?? '').trim()), rule.maxLength)}
          autoComplete="off"
          error={textError(fault, pressed, t)}
          onChange={(event) => onChange({ personalText: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

function TextLabel({ rule }: { rule: NonNullable<AdminProduct['personalText']> }) {
  const { orderTaking: t } = useAdminMessages();
  const lang = useLang();
  const { title, translations, extra, required } = rule;
  const name = contentText(lang, title, translations?.en?.title).text;
  return (
    <>
      {extra > 0 ? `${name} (+${sumText(extra)})` : name}
      {!required && <span className={styles.optional}> {t.optional}</span>}
    </>
  );
}

function textError(
  fault: ChoiceFault | null,
  pressed: boolean,
  t: ReturnType<typeof useAdminMessages>['orderTaking'],
): string | null {
  if (fault?.field !== 'personalText') return null;
  if (fault.problem === 'length') return t.textTooLong(fault.max);
  return pressed && fault.problem === 'missing' ? t.missing.required : null;
}
