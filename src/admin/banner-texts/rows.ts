/** Banner texts, searched and sorted. */
import type { BannerText } from '#contract/banner-texts.ts';
import { endOfJerusalemDay } from '#domain/jerusalem.ts';
import { searchText, queryWords } from '../lists/bar/text-search.ts';

/** A text runs to the end of its last day in Jerusalem. */
export function isRunning({ endDate }: Pick<BannerText, 'endDate'>, now: Date): boolean {
  return endDate === null || now <= endOfJerusalemDay(new Date(endDate));
}

export type BannerSort = 'state' | 'text' | 'end';

/** Running texts before those that have ended, then the newest first; or by a column. */
export function bannerRows(
  texts: readonly BannerText[],
  query: string,
  sort: { column: BannerSort; down: boolean },
  now: Date,
): BannerText[] {
  const wanted = queryWords(query);
  const found = texts.filter((one) => {
    const all = searchText([one.text, one.translations.en?.text]);
    return wanted.every((word) => all.includes(word));
  });
  const sign = sort.down ? -1 : 1;
  return found.toSorted(
    (a, b) => sign * compare(a, b, sort.column, now) || (a.createdDate < b.createdDate ? 1 : -1),
  );
}

function compare(a: BannerText, b: BannerText, column: BannerSort, now: Date): number {
  if (column === 'text') return a.text.localeCompare(b.text);
  if (column === 'end') return endOf(a) - endOf(b);
  return Number(isRunning(b, now)) - Number(isRunning(a, now));
}

/** Texts without an end come last. */
function endOf({ endDate }: BannerText): number {
  return endDate === null ? Number.MAX_SAFE_INTEGER : Date.parse(endDate);
}
