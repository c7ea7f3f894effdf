import type { Order, OrderLine } from '#contract/orders.ts';
import { someOf } from '#i18n/asked-count.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Chosen } from '#ui/Chosen.tsx';
import { Price } from '#ui/Price.tsx';
import { Select } from '#ui/Select.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { type ChosenCopies, copiesAsked, copiesLeft, paidFor } from './order-copies.ts';
import { momentOf } from './order-words.ts';
import styles from './CancelLines.module.css';

interface LineChoicesProps {
  order: Order;
  lines: readonly OrderLine[];
  chosen: ChosenCopies;
  onChange: (chosen: ChosenCopies) => void;
}

export function LineChoices({ order, lines, chosen, onChange }: LineChoicesProps) {
  const { cancelling: t } = usePageTexts('order');
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{t.choose}</legend>
      {lines.map((line) => {
        const { [line._id]: copies, ...others } = chosen;
        return (
          <LineChoice
            key={line._id}
            line={line}
            asked={copiesAsked(order, line)}
            copies={copies}
            onChange={(now) => onChange(now === null ? others : { ...others, [line._id]: now })}
          />
        );
      })}
    </fieldset>
  );
}

interface LineChoiceProps {
  line: OrderLine;
  /** Copies that are asked for already. */
  asked: number;
  /** Chosen, with those; undefined for none. */
  copies: number | undefined;
  onChange: (copies: number | null) => void;
}

function LineChoice({ line, asked, copies, onChange }: LineChoiceProps) {
  const { cancelling: t } = usePageTexts('order');
  const lang = useLang();
  const left = copiesLeft(line);
  const { until } = line.cancellation;
  return (
    <div className={styles.line}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="line"
          value={line._id}
          className={styles.box}
          checked={copies !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? left : null)}
        />
        <span className={styles.words}>
          <Text content={contentText(lang, line.title, line.translations?.en?.title)} />
          <Chosen of={line} />
          {line.givenTo && <span className={styles.until}>{t.givenTo(line.givenTo.name)}</span>}
          {until && <span className={styles.until}>{t.until(momentOf(lang, until))}</span>}
        </span>
        <Price shekels={paidFor(line, copies ?? left)} exact />
      </label>
      {copies !== undefined && left > 1 && (
        <div className={styles.copies}>
          <Select
            name={`copies-${line._id}`}
            label={t.howMany}
            of={lineTitle(lang, line)}
            value={String(copies)}
            options={countsTo(asked + 1, left).map((count) => ({
              value: String(count),
              label: someOf(lang, count, left),
            }))}
            onChange={(count) => onChange(Number(count))}
          />
        </div>
      )}
    </div>
  );
}

function countsTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
