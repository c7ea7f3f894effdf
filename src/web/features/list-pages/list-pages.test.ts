import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_ENTRIES, readRun, withEarlier, withNext } from '#contract/list-pages.ts';
import { ApiError } from '#web/api/client.ts';
import { entriesBefore, entriesOf, isOtherRun, lastOf } from './list-pages.ts';
import { loadListPages } from './load-pages.ts';
import { recordShown } from './shown-pages.ts';

interface Entry {
  _id: string;
}

/** Records which pages of the list are read. */
function aList(total: number) {
  const asked: number[] = [];
  const list = {
    asked,
    total,
    fails: false,
    read: async (page: number) => {
      asked.push(page);
      if (list.fails) throw new ApiError(0);
      const all = Array.from({ length: list.total }, (_, index): Entry => ({ _id: `entry-${index}` }));
      return { data: all.slice((page - 1) * PAGE_ENTRIES, page * PAGE_ENTRIES), total: list.total };
    },
  };
  return list;
}

const alone = (page: number) => readRun(page, undefined);
const ids = (pages: { parts: Entry[][] }) =>
  entriesOf(pages).map(({ _id }) => Number(_id.slice('entry-'.length)));
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

beforeEach(() => {
  recordShown(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the pages of a list', () => {
  it('are the one of the address where none are on show', async () => {
    const list = aList(130);
    const pages = await loadListPages('list', alone(2), list.read);
    expect(ids(pages)).toEqual(numbers(48, 96));
    expect([entriesBefore(pages), lastOf(pages), pages.total, list.asked]).toEqual([48, 2, 130, [2]]);
  });

  it('are added to those on show, which are not read again', async () => {
    const list = aList(130);
    recordShown(await loadListPages('list', alone(2), list.read));
    const more = await loadListPages('list', withNext({ first: 2, last: 2 }), list.read);
    recordShown(more);
    const all = await loadListPages('list', withEarlier({ first: 2, last: 3 }), list.read);
    expect([ids(more), ids(all)]).toEqual([numbers(48, 130), numbers(0, 130)]);
    expect(list.asked).toEqual([2, 3, 1]);
  });

  it('are read again once they are old, or the list has another length', async () => {
    vi.useFakeTimers();
    const list = aList(130);
    recordShown(await loadListPages('list', alone(1), list.read));
    vi.advanceTimersByTime(59_000);
    await loadListPages('list', withNext({ first: 1, last: 1 }), list.read);
    expect(list.asked).toEqual([1, 2]);
    vi.advanceTimersByTime(2_000);
    recordShown(await loadListPages('list', withNext({ first: 1, last: 1 }), list.read));
    expect(list.asked).toEqual([1, 2, 2, 1]);
    list.total = 131;
    await loadListPages('list', withNext({ first: 1, last: 2 }), list.read);
    expect(list.asked).toEqual([1, 2, 2, 1, 3, 1, 2]);
  });

  it('of another list are never taken', async () => {
    recordShown(await loadListPages('list', alone(1), aList(130).read));
    const other = aList(130);
    await loadListPages('other', withNext({ first: 1, last: 1 }), other.read);
    expect(other.asked.toSorted()).toEqual([1, 2]);
  });

  it('show an entry once that moved to the next page in between', () => {
    expect(
      ids({
        parts: [
          [{ _id: 'entry-1' }, { _id: 'entry-2' }],
          [{ _id: 'entry-2' }, { _id: 'entry-3' }],
        ],
      }),
    ).toEqual([1, 2, 3]);
  });
});

describe('a page that does not come', () => {
  it('leaves what is on show, cut where it was asked for, whole where it was there', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const list = aList(130);
    const before = await loadListPages('list', alone(1), list.read);
    recordShown(before);
    list.fails = true;
    const cut = await loadListPages('list', withNext({ first: 1, last: 1 }), list.read);
    expect(cut).toEqual({ ...before, isCut: true });
    recordShown(cut);
    expect(await loadListPages('list', alone(1), list.read)).toEqual(before);
    expect(said).toHaveBeenCalledTimes(2);
  });

  it('fails where nothing of its list is on show', async () => {
    const list = aList(130);
    list.fails = true;
    await expect(loadListPages('list', alone(1), list.read)).rejects.toThrow(ApiError);
  });

  it('is not found beyond the end, but ends a list that has become shorter under way', async () => {
    const list = aList(130);
    await expect(loadListPages('list', alone(4), list.read)).rejects.toMatchObject({ isNotFound: true });
    expect((await loadListPages('list', alone(1), aList(0).read)).total).toBe(0);
    recordShown(await loadListPages('list', alone(1), list.read));
    list.total = 48;
    const pages = await loadListPages('list', withNext({ first: 1, last: 1 }), list.read);
    expect([lastOf(pages), pages.total, ids(pages)]).toEqual([1, 48, numbers(0, 48)]);
  });
});

it('data of the same page with other pages around it is another run', async () => {
  const pages = await loadListPages('list', alone(2), aList(130).read);
  expect(isOtherRun(alone(2), pages, 2)).toBe(false);
  expect(isOtherRun(withNext({ first: 1, last: 1 }), pages, 2)).toBe(true);
  expect(isOtherRun(withNext({ first: 1, last: 2 }), pages, 2)).toBe(false);
  for (const loaded of [null, undefined, { failed: true }, { data: [] }])
    expect(isOtherRun(alone(2), loaded, 2)).toBe(false);
});
