import { useState } from 'react';
import { isSlashOn, turnSlash } from './search-shortcut.ts';
import { useSearchTexts } from './search-texts.ts';
import styles from './KeyHints.module.css';

export function KeyHints() {
  const { keys } = useSearchTexts();
  const [isOn, setOn] = useState(isSlashOn);
  const turn = (on: boolean) => {
    turnSlash(on);
    setOn(isSlashOn());
  };
  return (
    <div className={styles.hints}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.choose}
      </span>
      <span>
        <kbd>Enter</kbd> {keys.open}
      </span>
      <span>
        <kbd>Esc</kbd> {keys.close}
      </span>
      <label className={styles.slash}>
        <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
        <kbd>/</kbd> {keys.slash}
      </label>
    </div>
  );
}
