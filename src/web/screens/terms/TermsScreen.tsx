/** The whole of the terms (spec §9). */
import pencil from '#ui/art/tool-pencil.webp';
import { TextPage } from '#web/features/page/TextPage.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';

export default function TermsScreen() {
  const texts = usePageTexts('terms');
  return <TextPage texts={texts} sections={texts.sections} art={{ src: pencil, width: 189, height: 276 }} />;
}
