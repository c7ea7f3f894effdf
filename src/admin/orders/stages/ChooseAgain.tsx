/** Another picture instead of the chosen one: by a phone's camera, or from a computer's files. */
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { PICTURE_FILES } from '#admin/pictures/file-kind.ts';
import styles from './StagePicture.module.css';

export function ChooseAgain({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { stages: t } = useAdminMessages().orderActs;
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <Button small className={cx(styles.act, styles.camera)} onClick={() => camera.current?.click()}>
        <AdminIcon name="camera" />
        {t.again}
      </Button>
      <Button small className={cx(styles.act, styles.files)} onClick={() => files.current?.click()}>
        <AdminIcon name="image" />
        {t.other}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t.again}
        onChange={onChange}
      />
      <input ref={files} type="file" hidden accept={PICTURE_FILES} aria-label={t.other} onChange={onChange} />
    </>
  );
}
