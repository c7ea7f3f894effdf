/** Pauses on hover, focus and reduced motion, and is not announced (docs/rules.md#banner). */
import { useState } from 'react';
import type { ActiveBannerText } from '#contract/banner-texts.ts';
import { contentText } from '#i18n/content.ts';
import { Icon } from '#ui/Icon.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { rememberClosed } from './closed.ts';
import { FADE } from './rotation.ts';
import { useRotation } from './useRotation.ts';
import styles from './Banner.module.css';

export function Banner({ texts }: { texts: ActiveBannerText[] }) {
  const { banner } = useMessages();
  const lang = useLang();
  const [closed, setClosed] = useState(false);
  const [paused, setPaused] = useState(false);
  const { index, fading } = useRotation(texts.length, paused || closed);
  const shown = texts[index];
  if (closed || !shown) return null;
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <aside
      className={styles.banner}
      aria-label={banner.label}
      data-banner=""
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p
        className={styles.text}
        data-fading={fading || undefined}
        style={{ transitionDuration: `${FADE}ms` }}
      >
        <Text content={contentText(lang, shown.text, shown.translations?.en?.text)} />
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={banner.close}
        onClick={() => {
          rememberClosed();
          setClosed(true);
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
