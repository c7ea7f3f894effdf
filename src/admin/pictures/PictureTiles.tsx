/** Touch drags after a short hold, so that a finger can scroll; the keys are Space and arrows. */
import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ImageAlts } from '#contract/common.ts';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '../language.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { PictureTile } from './PictureTile.tsx';
import { UploadTile } from './UploadTile.tsx';
import { moved } from './order.ts';
import type { Upload } from './upload-queue.ts';
import { useKeyboardOrder } from './useKeyboardOrder.ts';
import styles from './PictureTiles.module.css';

interface PictureTilesProps {
  ids: readonly string[];
  pictures: readonly string[];
  onPictures: (next: string[]) => void;
  alts: ImageAlts | null;
  look: 'pictures' | 'pages';
  mainFirst: boolean;
  max: number;
  /** -1 if none is chosen. */
  index: number;
  onChoose: (place: number) => void;
  stripId: string;
  text: (place: number, of: number) => string;
  say: (text: string) => void;
  pending: readonly Upload[];
  onStop: (id: number) => void;
  children: ReactNode;
}

/** Tiles stay in place during a drag: a line shows where it lands. */
const inPlace = () => null;
/** `say` announces in the page's language instead. */
const SILENT = {
  announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
  screenReaderInstructions: { draggable: '' },
};

export function PictureTiles(props: PictureTilesProps) {
  const { ids, pictures, onPictures, alts, look, mainFirst, max, index, onChoose, stripId, text, say } =
    props;
  const t = useAdminMessages().pictures;
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const keyboard = useKeyboardOrder({ pictures, onPictures, say, texts: t, text });
  const drop = (over: string | undefined) => {
    const from = dragged === null ? -1 : ids.indexOf(dragged);
    const to = over === undefined ? -1 : ids.indexOf(over);
    setDragged(null);
    if (from === -1 || to === -1 || from === to) return;
    onPictures(moved(pictures, from, to));
    say(t.movedTo(to + 1, pictures.length));
  };
  const standingFor = new Map(
    props.pending.flatMap((upload) => (upload.replaces === null ? [] : [[upload.replaces, upload] as const])),
  );
  const added = props.pending.filter(({ replaces }) => replaces === null);
  const few = ids.length + added.length <= 6;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={({ over }) => drop(over?.id === undefined ? undefined : String(over.id))}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={[...ids]} strategy={inPlace}>
        <ul
          className={cx(
            styles.tiles,
            styles[look],
            mainFirst && styles.mainFirst,
            max === 1 && styles.single,
            few && styles.few,
          )}
        >
          {ids.map((id, place) => (
            <PictureTile
              key={id}
              id={id}
              address={pictures[place]!}
              alt={alts && alts[pictures[place]!]}
              place={place}
              look={look}
              main={mainFirst && place === 0}
              name={text(place + 1, pictures.length)}
              chosen={place === index}
              lifted={keyboard.lifted === place}
              upload={standingFor.get(pictures[place]!)}
              orderable={pictures.length > 1}
              numbered={max > 1}
              stripId={stripId}
              onChoose={() => onChoose(place)}
              onKeyDown={(event) => keyboard.onKeyDown(event, place)}
              onKeyUp={keyboard.onKeyUp}
              onBlur={keyboard.drop}
            />
          ))}
          {added.map((upload) => (
            <UploadTile key={upload.id} upload={upload} look={look} onStop={() => props.onStop(upload.id)} />
          ))}
          {props.children}
        </ul>
      </SortableContext>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged !== null && (
            <span className={styles.overlay}>
              <EntryPicture
                address={pictures[ids.indexOf(dragged)] ?? null}
                alt=""
                sizes="220px"
                className={styles.overlayPicture}
              />
            </span>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
