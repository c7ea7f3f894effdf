import { currentRequest } from '../http/request-context.ts';

export interface Slot {
  release: () => void;
  retake: () => Promise<void>;
}

/** Lets others have the request's slot while it waits for something that takes none of the shop's time. */
export async function outsideQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const request = currentRequest();
  const slot = request?.slot;
  if (!request || !slot) return work();
  request.slot = null;
  slot.release();
  try {
    return await work();
  } finally {
    await slot.retake();
    request.slot = slot;
  }
}
