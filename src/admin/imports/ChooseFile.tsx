import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '#ui/Button.tsx';
import { Fold } from '#ui/Fold.tsx';
import { Select } from '#ui/Select.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { ENCODINGS, type Encoding } from './decode-file.ts';
import type { ChosenFile, FileImport } from './useImport.ts';
import styles from './ChooseFile.module.css';

/** As the platforms name their own menus. */
const WAYS = [
  ['Shopify', 'Products › Export › Plain CSV file'],
  ['Etsy', 'Shop Manager › Settings › Options › Download Data'],
  ['WooCommerce', 'Products › All Products › Export'],
] as const;

export function ChooseFile({ found }: { found: FileImport }) {
  const { imports: t } = useAdminMessages();
  const { file, stage, share, choose } = found;
  const input = useRef<HTMLInputElement>(null);
  const isBusy = stage === 'checking' || stage === 'importing';
  const { getRootProps, isDragActive } = useDropzone({
    onDrop: ([first]) => first && void choose(first),
    disabled: isBusy,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first] = target.files ?? [];
    if (first) void choose(first);
    // So that the same file can be chosen again once it was corrected.
    target.value = '';
  };
  const button = (
    <Button look={file ? 'secondary' : 'primary'} disabled={isBusy} onClick={() => input.current?.click()}>
      <AdminIcon name="upload" />
      {file ? t.another : t.choose}
    </Button>
  );
  return (
    <div {...getRootProps()} className={cx(styles.zone, isDragActive && styles.active)}>
      {file ? (
        <Chosen file={file} disabled={isBusy} onEncoding={found.decodeAs}>
          {button}
        </Chosen>
      ) : (
        <>
          <p className={styles.intro}>{t.intro}</p>
          <div className={styles.choose}>
            {button}
            <p className={styles.drop}>{isDragActive ? t.dropNow : t.drop}</p>
          </div>
          <Fold title={t.where}>
            <dl className={styles.ways}>
              {WAYS.map(([name, way]) => (
                <div key={name}>
                  <dt>
                    <bdi>{name}</bdi>
                  </dt>
                  <dd>
                    <bdi dir="ltr" lang="en">
                      {way}
                    </bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label={t.choose}
        onChange={onChange}
      />
      <p role="status" className={styles.status}>
        {stage === 'checking' && t.reading}
        {stage === 'importing' && t.importing}
      </p>
      {isBusy && (
        <progress className={styles.progress} aria-hidden="true" {...(share < 1 && { value: share })} />
      )}
    </div>
  );
}

interface ChosenProps {
  file: ChosenFile;
  disabled: boolean;
  onEncoding: (encoding: Encoding) => void;
  children: ReactNode;
}

function Chosen({ file: { name, encoding, isSure }, disabled, onEncoding, children }: ChosenProps) {
  const { imports: t } = useAdminMessages();
  return (
    <>
      <div className={styles.file}>
        <AdminIcon name="box" size={24} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {children}
      </div>
      {!isSure && !disabled && (
        <div className={styles.encoding}>
          <Select
            name="encoding"
            label={t.encoding}
            value={encoding}
            options={ENCODINGS.map((value) => ({ value, label: t.encodings[value] }))}
            onChange={onEncoding}
          />
          <p className={styles.hint}>{t.encodingHint}</p>
        </div>
      )}
    </>
  );
}
