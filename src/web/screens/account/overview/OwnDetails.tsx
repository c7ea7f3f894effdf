import type { Profile } from '#contract/auth.ts';
import { pages } from '#contract/routes.ts';
import { fullName } from '#domain/person.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Link } from '#ui/Link.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import styles from './OwnDetails.module.css';

export function OwnDetails({ user }: { user: Profile }) {
  const { details, own: t } = usePageTexts('overview');
  const { fields } = useMessages();
  const lang = useLang();
  const { mail } = useFacts();
  const name = fullName(user);
  return (
    <OverviewSection
      title={details}
      beside={
        <Link to={pages.details()} className={styles.change} aria-label={t.changeLabel}>
          {t.change}
        </Link>
      }
    >
      <dl className={styles.list}>
        <dt>{t.name}</dt>
        <dd>{name ? <bdi>{name}</bdi> : t.missing}</dd>
        <dt>{fields.email}</dt>
        <dd>
          <bdi dir="ltr">{user.email}</bdi>
        </dd>
        <dt>{t.phone}</dt>
        <dd>{user.phoneNumber ? <bdi dir="ltr">{user.phoneNumber}</bdi> : t.missing}</dd>
        {mail && (
          <>
            <dt>{t.language}</dt>
            <dd>{t.languages[user.lang ?? lang]}</dd>
          </>
        )}
      </dl>
    </OverviewSection>
  );
}
