/** What customers will see in a language, on a phone. */
import type { ReactNode } from 'react';
import type { Lang } from '#domain/language.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import styles from './PreviewPane.module.css';

interface PreviewPaneProps {
  lang: Lang;
  /** Both languages are loaded. */
  ready: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function PreviewPane({ lang, ready, className, children }: PreviewPaneProps) {
  const { previewPane: t } = useAdminMessages().editor;
  return (
    <div className={className}>
      <p className={styles.lang}>
        <AdminIcon name="eye" />
        {t[lang]}
      </p>
      {ready && (
        <PhoneFrame title={t[lang]} lang={lang}>
          {children}
        </PhoneFrame>
      )}
    </div>
  );
}
