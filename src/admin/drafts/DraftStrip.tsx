/** Quiet rows of what was begun and not saved, here or on another device. */
import { useId, useState } from 'react';
import { isSettingsForm, type DraftKind } from '#domain/drafts.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { adminTabOf } from '#contract/kinds.ts';
import { pages } from '#contract/routes.ts';
import { contentText } from '#i18n/content.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { NEW } from '../navigation.ts';
import { whenOf } from './draft-time.ts';
import type { ListedDraft } from './merge-drafts.ts';
import { useDiscardDraft, useDrafts } from './useDrafts.tsx';
import styles from './DraftStrip.module.css';

/** More are behind a button. */
const SHOWN = 3;

export function DraftStrip({ kind }: { kind?: DraftKind }) {
  const { drafts: t } = useAdminMessages();
  const drafts = useDrafts(kind);
  const discard = useDiscardDraft();
  const [showsAll, setShowsAll] = useState(false);
  const heading = useId();
  if (drafts.length === 0) return null;
  const shown = showsAll ? drafts : drafts.slice(0, SHOWN);
  const others = drafts.length - shown.length;
  return (
    <section className={styles.strip} aria-labelledby={heading}>
      <VisuallyHidden>
        <h2 id={heading}>{t.title}</h2>
      </VisuallyHidden>
      <ul>
        {shown.map((draft) => (
          <DraftRow key={`${draft.kind} ${draft.id}`} draft={draft} onDiscard={() => discard(draft)} />
        ))}
      </ul>
      {others > 0 && (
        <Button small look="quiet" onClick={() => setShowsAll(true)}>
          {t.more(others)}
        </Button>
      )}
    </section>
  );
}

function DraftRow({ draft, onDiscard }: { draft: ListedDraft; onDiscard: () => void }) {
  const { drafts: t, editor } = useAdminMessages();
  const lang = useLang();
  const { kind, name, at, isNew, isHere } = draft;
  return (
    <li className={styles.row}>
      <AdminIcon name="pencil" size={18} />
      <p className={styles.text}>
        <span className={styles.name}>
          {t.draft} {name ? <Text content={contentText(lang, name, undefined)} /> : t.unnamed[kind]}
        </span>
        <span className={styles.about}>
          {isNew ? t.isNew : t.isChange} · {whenOf(at, lang, editor.draft)}
          {!isHere && ` · ${t.elsewhere}`}
        </span>
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.discard}
          aria-label={t.discardOf(name || t.unnamed[kind])}
          title={t.discard}
          onClick={onDiscard}
        >
          <AdminIcon name="trash" />
        </button>
        <ButtonLink small to={editorOf(draft)} aria-label={t.continueOf(name || t.unnamed[kind])}>
          {t.continue}
        </ButtonLink>
      </div>
    </li>
  );
}

function editorOf({ kind, id, isNew }: ListedDraft): string {
  if (isSettingsForm(kind)) return adminPages[kind]();
  return pages.adminTab(adminTabOf(kind), isNew ? { edit: NEW, draft: id } : { edit: id });
}
