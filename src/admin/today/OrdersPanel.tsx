/** The orders that wait, most urgent first. */
import type { OrderTasks } from '#contract/admin-orders.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { titleWithChosen } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useOrderTasks, usePayments } from '../data/queries.ts';
import { NightLine } from './NightLine.tsx';
import { Foot, Panel, Row } from './Panel.tsx';
import styles from './OrdersPanel.module.css';

type Group = OrderTasks['groups'][number];
type Task = Group['orders'][number];

/** Rows on the first page. */
const SHOWN = 6;
const RED: readonly Group['kind'][] = ['review', 'refund'];
const ICONS: Record<Group['kind'], AdminIconName> = {
  review: 'alert',
  request: 'clock',
  refund: 'undo',
  unpaid: 'clock',
  make: 'hammer',
  hand_over: 'truck',
  document: 'copy',
};

export function OrdersPanel({ now }: { now: string }) {
  const { orders: t } = useAdminMessages();
  const { data } = useOrderTasks();
  const payments = usePayments().data;
  if (!data || (data.total === 0 && !payments?.night)) return null;
  const tasks = data.groups.flatMap(({ kind, orders }) => orders.map((task) => ({ kind, task })));
  const shown = tasks.slice(0, SHOWN);
  const others = data.total - shown.length;
  return (
    <Panel
      id="waiting-orders"
      icon="bag"
      title={t.title}
      {...(data.total > 0 && { count: data.total })}
      all={{ to: adminPages.orders(), label: t.back }}
      foot={
        <>
          {others > 0 && <Foot to={adminPages.orders()}>{t.moreWaiting(others)}</Foot>}
          {payments && <NightLine payments={payments} now={now} />}
        </>
      }
    >
      {shown.map(({ kind, task }) => (
        <Row key={`${kind} ${task._id}`} className={styles.row}>
          <AdminIcon name={ICONS[kind]} className={styles[RED.includes(kind) ? 'stop' : 'icon']!} />
          <TaskWords kind={kind} task={task} />
        </Row>
      ))}
    </Panel>
  );
}

function TaskWords({ kind, task: { _id, number, name, at, lines } }: { kind: Group['kind']; task: Task }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const [first] = lines;
  return (
    <div className={styles.text}>
      <p>
        <Link to={adminPages.orders({ show: _id })} className={styles.link}>
          {t.order(number)}
        </Link>{' '}
        <bdi>{name}</bdi>
      </p>
      {first && (
        <p className={styles.what}>
          <bdi>
            {titleWithChosen(lang, contentText(lang, first.title, first.titleEn ?? undefined).text, first)}
          </bdi>
          {lines.length > 1 && ` ${t.andMore(lines.length - 1)}`}
        </p>
      )}
      <p className={styles.next}>{t.tasks[kind](formatDay(lang, at))}</p>
    </div>
  );
}
