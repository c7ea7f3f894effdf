import { useState } from 'react';
import { measureResult, type MeasureResult, type OfferedSize } from './measure-result.ts';

export interface Measure {
  text: string;
  isWide: boolean;
  result: MeasureResult;
  setText: (text: string) => void;
  setWide: (isWide: boolean) => void;
}

/** `offered` null: any size of the table. */
export function useMeasure(offered: readonly OfferedSize[] | null): Measure {
  const [text, setText] = useState('');
  const [isWide, setWide] = useState(false);
  return { text, isWide, result: measureResult(text, isWide, offered), setText, setWide };
}
