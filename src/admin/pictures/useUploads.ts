import { useEffect, useLayoutEffect, useState } from 'react';
import { readToken } from '#web/features/session/token.ts';
import { useSession } from '#web/features/session/context.tsx';
import { useStore } from '#ui/store.ts';
import { uploadPicture } from '../data/upload.ts';
import { useAnyForm } from '../form/context.ts';
import { withUploaded } from './order.ts';
import { prepareFile } from './prepare.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';
import { hasFailed, isDuplicate, isPending, uploadSource } from './upload-source.ts';

interface Options {
  /** Its path in the form. */
  name: string;
  pictures: readonly string[];
  onPictures: (next: string[]) => void;
  onReplaced: (old: string, address: string, isEdit: boolean) => void;
  max: number;
}

export interface Uploads {
  pending: readonly Upload[];
  failed: readonly Upload[];
  /** Pictures that the field has already. */
  duplicates: readonly Upload[];
  /** Files beyond the field's maximum are refused unsent. */
  take: (files: readonly File[], replaces?: string | null) => void;
  /** Puts the edited picture in the place of this one. */
  takeEdited: (file: File, address: string) => void;
  /** The file as it was chosen; null for a picture that was here before. */
  originalOf: (address: string) => File | null;
  retry: UploadQueue['retry'];
  remove: UploadQueue['remove'];
}

const NONE: readonly Upload[] = [];

export function useUploads({ name, pictures, onPictures, onReplaced, max }: Options): Uploads {
  const session = useSession();
  const { addUploads } = useAnyForm();
  const [{ queue, follow, originals }] = useState(() => createField(session.refused));
  useLayoutEffect(() => follow({ pictures, onPictures, onReplaced }));
  useEffect(() => addUploads(uploadSource(queue, name)), [addUploads, queue, name]);
  useEffect(() => () => queue.clear(), [queue]);

  const uploads = useStore(queue.uploads, NONE);
  const pending = uploads.filter(isPending);
  const duplicates = uploads.filter(isDuplicate);

  return {
    pending,
    failed: uploads.filter(hasFailed),
    duplicates,
    take(files, replaces = null) {
      for (const { id } of duplicates) queue.remove(id);
      // In a field of one picture a new one replaces it.
      const instead = replaces ?? (max === 1 ? (pictures[0] ?? null) : null);
      const room =
        instead === null ? max - pictures.length - pending.filter((one) => one.replaces === null).length : 1;
      queue.add(files.slice(0, Math.max(0, room)), instead);
      queue.refuse(files.slice(Math.max(0, room)), 'tooMany');
    },
    takeEdited: (file, address) => queue.add([file], address, true),
    originalOf: (address) => originals.get(address) ?? null,
    retry: queue.retry,
    remove: queue.remove,
  };
}

/** Uploads may finish before the last one is in the props: each change builds on the one before. */
function createField(onRefused: (token: string | null) => boolean) {
  let field: Pick<Options, 'pictures' | 'onPictures' | 'onReplaced'> = {
    pictures: [],
    onPictures: () => {},
    onReplaced: () => {},
  };
  /** The upload id of each picture, to restore the order of choosing. */
  const turns = new Map<string, number>();
  /** To edit them without losing what the stored copy lacks. */
  const originals = new Map<string, File>();
  const queue = createUploadQueue({
    async send(file, onProgress, signal) {
      const image = await prepareFile(file);
      signal.throwIfAborted();
      return uploadPicture(image, { token: readToken(), onRefused, onProgress, signal });
    },
    onDone({ id, file, replaces, isEdit }, address) {
      if (address === replaces) return null;
      if (field.pictures.includes(address)) return 'alreadyHere';
      turns.set(address, id);
      originals.set(address, file);
      const place = replaces === null ? -1 : field.pictures.indexOf(replaces);
      const next =
        place === -1 ? withUploaded(field.pictures, address, turns) : field.pictures.with(place, address);
      field = { ...field, pictures: next };
      field.onPictures(next);
      if (place !== -1) field.onReplaced(replaces!, address, isEdit);
      return null;
    },
  });
  const follow = (props: typeof field) => {
    field = props;
  };
  return { queue, follow, originals };
}
