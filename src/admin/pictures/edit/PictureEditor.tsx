import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useStore } from '#ui/store.ts';
import segments from '#admin/fields/Segmented.module.css';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { RATIOS, type Ratio } from './crop.ts';
import { CropStage } from './CropStage.tsx';
import { createPictureEdit } from './picture-edit.ts';
import { renderEdit } from './render.ts';
import type { PictureSource } from './useImage.ts';
import styles from './PictureEditor.module.css';

interface PictureEditorProps {
  image: HTMLImageElement;
  source: PictureSource;
  onDone: (file: File) => void;
  onClose: () => void;
}

const RATIO_NAMES = Object.keys(RATIOS) as Ratio[];

export function PictureEditor({ image, source, onDone, onClose }: PictureEditorProps) {
  const { edit: t } = useAdminMessages().pictures;
  const group = useId();
  const [edit] = useState(() =>
    createPictureEdit({ width: image.naturalWidth, height: image.naturalHeight }),
  );
  const state = useStore(edit.state, edit.state.get());
  const [step, setStep] = useState<'editing' | 'drawing' | 'failed'>('editing');

  const finish = async () => {
    if (step === 'drawing') return;
    if (!state.isChanged) {
      onClose();
      return;
    }
    setStep('drawing');
    try {
      onDone(await editedFile(source, (type) => renderEdit(image, edit.state.get(), type)));
    } catch (error) {
      console.error(error);
      setStep('failed');
    }
  };

  return (
    <>
      <CropStage image={image} edit={edit} state={state} />
      <div className={styles.tools}>
        <div className={styles.turns}>
          <Button small onClick={() => edit.turn('left')}>
            <AdminIcon name="rotate" className={styles.mirrored} />
            {t.turnLeft}
          </Button>
          <Button small onClick={() => edit.turn('right')}>
            <AdminIcon name="rotate" />
            {t.turnRight}
          </Button>
        </div>
        <fieldset className={segments.field}>
          <legend className={segments.legend}>{t.ratio}</legend>
          <div className={segments.segments}>
            {RATIO_NAMES.map((ratio) => (
              <label key={ratio} className={segments.segment}>
                <input
                  className={segments.radio}
                  type="radio"
                  name={group}
                  checked={state.ratio === ratio}
                  onChange={() => edit.setRatio(ratio)}
                />
                {t.ratios[ratio]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <p role="alert" className={styles.problem}>
        {step === 'failed' && t.failed}
      </p>
      <div className={styles.answers}>
        <Button look="primary" small aria-disabled={step === 'drawing'} onClick={() => void finish()}>
          {t.done}
        </Button>
        <Button small onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}

/** Named after the file, if there is one. */
async function editedFile(source: PictureSource, render: (type: string) => Promise<Blob>): Promise<File> {
  const [name, type] = typeof source === 'string' ? ['picture', 'image/webp'] : [source.name, source.type];
  const blob = await render(type);
  return new File([blob], name, { type: blob.type });
}
