/** What needs attention, with counts; each chip jumps to its panel. */
import type { Overview } from '#contract/admin.ts';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { jumpToPanel, PANEL_IDS } from './panels.ts';
import styles from './JumpChips.module.css';

const ICONS: Record<keyof typeof PANEL_IDS, AdminIconName> = {
  messages: 'mail',
  nearlyFull: 'calendar',
  lowStock: 'box',
  untranslated: 'translate',
};

type Workshop = Overview['workshops']['entries'][number];

/** A full or overfull one needs nothing any more. */
function isAlmostFull({ nearlyFull, participants, participantLimit }: Workshop): boolean {
  return nearlyFull && participants < participantLimit;
}

export function JumpChips({ overview }: { overview: Overview }) {
  const { today } = useAdminMessages();
  const counts = {
    messages: overview.messages.total,
    nearlyFull: overview.workshops.entries.filter(isAlmostFull).length,
    lowStock: overview.lowStock.total,
    untranslated: overview.untranslated.total,
  };
  const waiting = (Object.keys(counts) as (keyof typeof counts)[]).filter((name) => counts[name] > 0);
  if (waiting.length === 0) return null;
  return (
    <nav aria-label={today.jump}>
      <ul className={styles.chips}>
        {waiting.map((name) => (
          <li key={name}>
            <a
              href={`#${PANEL_IDS[name]}`}
              className={styles.chip}
              onClick={(event) => {
                event.preventDefault();
                jumpToPanel(PANEL_IDS[name]);
              }}
            >
              <AdminIcon name={ICONS[name]} />
              <span>
                <b>{counts[name]}</b> {today.waiting[name](counts[name])}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
