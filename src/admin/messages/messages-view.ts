/** What the address asks of the messages. */
import { MESSAGE_STATES, type MessageState } from '#contract/contact-messages.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { AdminSearch } from '../navigation.ts';

export const MESSAGE_PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_MESSAGE_PAGE_SIZE = 10;

export interface MessagesView {
  page: number;
  limit: number;
  q: string;
  state: MessageState;
}

export function readMessagesView(search: AdminSearch): MessagesView {
  return {
    page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
    limit: MESSAGE_PAGE_SIZES.find((size) => String(size) === search.size) ?? DEFAULT_MESSAGE_PAGE_SIZE,
    q: (search.q ?? '').trim().slice(0, BOUNDS.shortText),
    state: MESSAGE_STATES.find((state) => state === search.show) ?? 'open',
  };
}
