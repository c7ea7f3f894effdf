/** Texts that English pages show in Hebrew, each with a link to the missing field. */
import type { Overview } from '#contract/admin.ts';
import { pages } from '#contract/routes.ts';
import { contentText } from '#i18n/content.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { adminTabOf } from '#contract/kinds.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { SafePicture } from '../pictures/SafePicture.tsx';
import { Foot, Panel, Row } from './Panel.tsx';
import { PANEL_IDS } from './panels.ts';
import styles from './EnglishPanel.module.css';

type Untranslated = Overview['untranslated'];
type Entry = Untranslated['entries'][number];

const SHOWN = 5;

/** The editor, at the first missing English text. */
const fillAt = ({ kind, _id, missing }: Entry) =>
  pages.adminTab(adminTabOf(kind), { edit: _id, field: `translations.en.${missing[0]}` });

export function EnglishPanel({ untranslated: { total, entries } }: { untranslated: Untranslated }) {
  const { english } = useAdminMessages().today;
  const [first] = entries;
  if (!first) return null;
  const shown = entries.slice(0, SHOWN);
  const others = total - shown.length;
  return (
    <Panel
      id={PANEL_IDS.untranslated}
      icon="translate"
      title={english.title}
      count={total}
      all={{ to: fillAt(first), label: english.first }}
      foot={others > 0 && <Foot>{english.more(others)}</Foot>}
    >
      {shown.map((entry) => (
        <EnglishRow key={`${entry.kind} ${entry._id}`} entry={entry} />
      ))}
    </Panel>
  );
}

function EnglishRow({ entry }: { entry: Entry }) {
  const { english } = useAdminMessages().today;
  const lang = useLang();
  const { kind, title, titleEn, image, missing } = entry;
  const fields: Record<string, string> = english.fields;
  const shownTitle = contentText(lang, title, titleEn ?? undefined);
  return (
    <Row>
      {kind === 'banner-texts' ? (
        <span className={styles.sign}>
          <AdminIcon name="megaphone" size={24} />
        </span>
      ) : (
        <SafePicture address={image} alt="" sizes="48px" className={styles.picture} />
      )}
      <div className={styles.text}>
        <Text as="p" className={styles.name} content={shownTitle} />
        <p className={styles.what}>
          {english.what(english.kinds[kind], missing.map((field) => fields[field] ?? field).join(', '))}
        </p>
      </div>
      <ButtonLink
        small
        to={fillAt(entry)}
        className={styles.fill}
        aria-label={english.fillFor(shownTitle.text)}
      >
        {english.fill}
      </ButtonLink>
    </Row>
  );
}
