import { isBlank } from '#contract/common.ts';
import { plainAddress } from '#contract/page-grants.ts';
import type { AdminTutorial, PageText, PageTextInput } from '#contract/tutorials.ts';

type Pages = Pick<AdminTutorial, 'contentImagesPathes' | 'pageTexts'>;

/** One for each page, or none at all. Unless texts are sent, each stays with its picture. */
export function textsOfPages(
  sent: readonly PageTextInput[] | null | undefined,
  pages: readonly string[],
  before: Pages | null,
): PageText[] {
  const texts = sent === undefined ? textsFollowing(pages, before) : (sent ?? []).map(toText);
  const isTold = texts.some(({ text, translations }) => text !== '' || translations);
  return isTold ? pages.map((_page, place) => texts[place] ?? { text: '' }) : [];
}

/** A picture that is there twice keeps the order of its texts. */
function textsFollowing(pages: readonly string[], before: Pages | null): PageText[] {
  if (!before) return [];
  const left = new Map<string, PageText[]>();
  before.contentImagesPathes.forEach((page, place) => {
    const text = before.pageTexts[place];
    if (text) left.set(plainAddress(page), [...(left.get(plainAddress(page)) ?? []), text]);
  });
  return pages.map((page) => left.get(plainAddress(page))?.shift() ?? { text: '' });
}

function toText({ text, translations }: PageTextInput): PageText {
  const english = translations?.en?.text ?? '';
  return {
    text: isBlank(text ?? '') ? '' : text!,
    ...(!isBlank(english) && { translations: { en: { text: english } } }),
  };
}
