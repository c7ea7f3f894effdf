import type { ReactNode } from 'react';
import type { CartLine } from '#contract/carts.ts';
import { linePage } from '#contract/line-page.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { titleWithChosen } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import { LabelChip } from '#ui/Chip.tsx';
import { Chosen } from '#ui/Chosen.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import type { CartState } from './cart-state.ts';
import { lineKey } from '#domain/cart.ts';
import { useCartTexts } from './cart-texts.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useHandedFocus } from './use-handed-focus.ts';
import styles from './CartTable.module.css';

const TRASH = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6';

const MOST_SEATS = 20;

interface CartTableProps {
  items: CartLine[];
  saving: CartState['saving'];
  label: string;
  /** A link to what is in a line is followed. */
  onLeave?: () => void;
  /** Under lines, by the id of their item. */
  under?: ReadonlyMap<string, ReactNode>;
}

export function CartTable({ items, saving, label, onLeave, under }: CartTableProps) {
  const { columns } = useCartTexts();
  const table = useHandedFocus<HTMLTableElement>();
  return (
    <table ref={table} className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {Object.entries(columns).map(([column, name]) => (
            <th key={column} scope="col">
              {column === 'actions' ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <CartRow
            key={lineKey(line)}
            line={line}
            saving={saving.has(lineKey(line))}
            onLeave={onLeave}
            under={under?.get(line.item)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface CartRowProps extends Pick<CartTableProps, 'onLeave'> {
  line: CartLine;
  saving: boolean;
  under: ReactNode;
}

function CartRow({ line, saving, onLeave, under }: CartRowProps) {
  const { product, workshops } = useMessages();
  const t = useCartTexts();
  const lang = useLang();
  const { remove, setQuantity } = useCartActions();
  const { title, image, translations } = line.productDetails;
  const content = contentText(lang, title, translations?.en?.title);
  const name = titleWithChosen(lang, content.text, line);
  const row = useKeptFocus<HTMLTableRowElement>();
  const over = line.meetings?.filter((meeting) => meeting.over).length ?? 0;
  const most = Math.min(BOUNDS.quantity.max, line.available ?? BOUNDS.quantity.max);
  return (
    <>
      <tr
        ref={row}
        className={cx(styles.row, line.available === 0 && styles.gone, Boolean(under) && styles.withMore)}
      >
        <td className={styles.type}>
          <LabelChip filled={line.productType === 'Item'}>{t.types[line.productType]}</LabelChip>
        </td>
        <td className={styles.image}>
          <Picture address={image} alt="" sizes="68px" className={styles.picture} />
        </td>
        <td className={styles.product}>
          <Link to={linePage(line)} className={styles.title} onClick={onLeave}>
            <Text content={content} />
          </Link>
          <Chosen of={line} />
          {line.meetings?.map(({ date, over }) => (
            <time key={date} dateTime={date} className={cx(styles.meeting, over && styles.over)}>
              {`${formatWeekday(lang, date)}, ${formatDay(lang, date)}, ${formatTime(date)}`}
            </time>
          ))}
          {line.meetings && over > 0 && (
            <span className={styles.few}>{workshops.started(over, line.meetings.length - over)}</span>
          )}
          {line.tooLate && <span className={styles.few}>{over > 0 ? t.noCancel : t.cancelOver}</span>}
          {line.available !== undefined && (
            <span className={styles.few}>
              {line.available === 0 ? t.noneAvailable : t.onlyAvailable(line.available)}
            </span>
          )}
        </td>
        <td className={styles.price}>
          <Price shekels={line.price} exact />
        </td>
        <td className={styles.quantity}>
          {line.productType === 'Item' ? (
            <QuantityStepper
              className={styles.stepper}
              value={line.quantity}
              min={BOUNDS.quantity.min}
              max={Math.max(most, line.quantity)}
              lessStopped={saving}
              onChange={(quantity) => setQuantity(line, quantity)}
              label={product.quantity(name)}
              moreLabel={product.more}
              lessLabel={product.less}
            />
          ) : line.productType === 'Workshop' ? (
            <select
              className={styles.seats}
              aria-label={product.quantity(name)}
              value={line.quantity}
              onChange={(event) => setQuantity(line, Number(event.currentTarget.value))}
            >
              {Array.from({ length: offeredSeats(line) }, (_, index) => (
                <option key={index}>{index + 1}</option>
              ))}
            </select>
          ) : (
            <span className={styles.fixed}>
              <span className={styles.fixedLabel}>{t.columns.quantity} </span>
              {line.quantity}
            </span>
          )}
        </td>
        <td className={styles.total}>
          <Price shekels={line.lineTotal} exact />
        </td>
        <td className={styles.actions}>
          <button
            type="button"
            className={styles.remove}
            aria-label={t.remove(name)}
            onClick={() => remove(line)}
          >
            <Icon path={TRASH} />
          </button>
        </td>
      </tr>
      {under && (
        <tr className={styles.more}>
          <td colSpan={7}>{under}</td>
        </tr>
      )}
    </>
  );
}

function offeredSeats({ quantity, seatsLeft = MOST_SEATS }: CartLine): number {
  return Math.max(quantity, Math.min(seatsLeft, MOST_SEATS));
}
