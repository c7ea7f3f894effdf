import type { ReactNode } from 'react';
import { pages } from '#contract/routes.ts';
import { quoted } from '#i18n/quoted.ts';
import { useLang } from '#ui/language.tsx';
import { useWeek } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { isQuiet } from '../week/is-quiet.ts';
import { Panel, Row } from './Panel.tsx';
import styles from './WeekPanel.module.css';

const NAMED = 3;

/** Left out until it is loaded, and when it can't be: the page of the week says why. */
export function WeekPanel() {
  const { week: t } = useAdminMessages();
  const lang = useLang();
  const { data } = useWeek();
  if (!data) return null;
  const { visits, carts, orders, views, emptySearches } = data;
  const quiet = isQuiet(data);
  const queries = emptySearches.slice(0, NAMED).map(({ q }) => quoted(lang, q));
  return (
    <Panel id="week" icon="eye" title={t.title} all={{ to: pages.adminTab('week'), label: t.all }}>
      {quiet && <Row>{t.quiet}</Row>}
      {!quiet && <Fact label={t.visits}>{visits}</Fact>}
      {!quiet && <Fact label={t.carts}>{carts}</Fact>}
      {orders > 0 && <Fact label={t.orders}>{orders}</Fact>}
      {views.length > 0 && (
        <Fact label={t.mostViewed}>
          {views.slice(0, NAMED).map(({ entry, title, count }) => (
            <span key={entry} className={styles.part}>
              <bdi>{title}</bdi> ({count})
            </span>
          ))}
        </Fact>
      )}
      {queries.length > 0 && <Fact label={t.notFound}>{queries.join(', ')}</Fact>}
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </Row>
  );
}
