/** How a changed message moves between the pages that were loaded. */
import type { ContactMessage, MessageCounts, MessagePage, MessageState } from '#contract/contact-messages.ts';

export function stateOf({ answered, archived }: Pick<ContactMessage, 'answered' | 'archived'>): MessageState {
  if (archived) return 'archived';
  return answered ? 'answered' : 'open';
}

/** `state` is the page's filter; a message that leaves it goes, and the counts follow. */
export function pageWith(
  page: MessagePage,
  message: ContactMessage,
  state: MessageState | undefined,
): MessagePage {
  const before = page.data.find(({ _id }) => _id === message._id);
  if (!before) return page;
  const stays = state === undefined || state === stateOf(message);
  const data = stays
    ? page.data.map((one) => (one._id === message._id ? message : one))
    : page.data.filter(({ _id }) => _id !== message._id);
  const counts = page.counts && countsAfter(page.counts, stateOf(before), stateOf(message));
  const total = page.pagination.total - (stays ? 0 : 1);
  const pagination = { ...page.pagination, total, pages: Math.ceil(total / page.pagination.limit) };
  return { ...page, data, pagination, ...(counts && { counts }) };
}

function countsAfter(counts: MessageCounts, from: MessageState, to: MessageState): MessageCounts {
  if (from === to) return counts;
  return { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
}
