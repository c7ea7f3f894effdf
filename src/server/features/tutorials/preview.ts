import { withHeading } from '#domain/tutorial.ts';
import type { AdminTutorial, PageText, Tutorial } from '#contract/tutorials.ts';

/** What a locked tutorial shows of its pages: their headings, and the first page if the admin says so. */
export function previewOf({
  contentImagesPathes: [imagePath],
  pageTexts,
  imageAlts,
  shouldShowFirstPage,
}: AdminTutorial): Pick<Tutorial, 'pageHeadings' | 'samplePage'> & Partial<Pick<Tutorial, 'imageAlts'>> {
  const pageHeadings = pageTexts.map(headingOf);
  const isNamed = pageHeadings.some(({ text, translations }) => text !== '' || translations);
  return {
    ...(isNamed && { pageHeadings }),
    ...(shouldShowFirstPage &&
      imagePath !== undefined && {
        samplePage: { ...(pageTexts[0] ?? { text: '' }), imagePath },
        imageAlts: imageAlts[imagePath] ? { [imagePath]: imageAlts[imagePath] } : {},
      }),
  };
}

function headingOf({ text, translations }: PageText): PageText {
  const english = withHeading(translations?.en?.text ?? '').heading;
  return {
    text: withHeading(text).heading ?? '',
    ...(english !== null && { translations: { en: { text: english } } }),
  };
}
