/** Where to start in an empty shop. */
import { pages, type AdminTab } from '#contract/routes.ts';
import { Link } from '#ui/Link.tsx';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { NEW } from '../navigation.ts';
import styles from './FirstSteps.module.css';

const STEPS: readonly { name: 'product' | 'workshop' | 'tutorial'; tab: AdminTab; icon: AdminIconName }[] = [
  { name: 'product', tab: 'shop', icon: 'gem' },
  { name: 'workshop', tab: 'workshops', icon: 'calendar' },
  { name: 'tutorial', tab: 'tutorials', icon: 'book' },
];

export function FirstSteps() {
  const { firstSteps } = useAdminMessages().today;
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        {firstSteps.title}
      </h2>
      <p className={styles.text}>{firstSteps.text}</p>
      <ul className={styles.steps}>
        {STEPS.map(({ name, tab, icon }) => (
          <li key={name}>
            <Link to={pages.adminTab(tab, { edit: NEW })} className={styles.step}>
              <span className={styles.icon}>
                <AdminIcon name={icon} size={24} />
              </span>
              <span>
                <span className={styles.name}>{firstSteps[name].title}</span>
                <span className={styles.what}>{firstSteps[name].text}</span>
              </span>
              <AdminIcon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
