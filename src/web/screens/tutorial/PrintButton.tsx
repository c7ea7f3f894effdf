import { useEffect, useState } from 'react';
import type { Tutorial } from '#contract/tutorials.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';

const importPrinted = () => import('./print/PrintedTutorial.tsx');

/** Also by the browser's own key, since its print would have the open page alone. */
export function PrintButton({ tutorial }: { tutorial: Tutorial }) {
  const { reader: t } = usePageTexts('tutorial');
  const { Part, load, prepare } = useLazyPart(importPrinted);
  const [wish, setWish] = useState(0);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setWish((before) => before + 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (wish > 0) void load();
  }, [wish, load]);
  return (
    <>
      <Button small onPointerEnter={prepare} onClick={() => setWish(wish + 1)}>
        {t.print}
      </Button>
      {Part && wish > 0 && (
        <Part key={wish} tutorial={tutorial} onRetry={() => setWish((before) => before + 1)} />
      )}
    </>
  );
}
