/** The whole of the terms (spec §9). */
import pencil from '../../art/tool-pencil.webp';
import { TextPage } from '../../features/page/TextPage.tsx';
import { usePageTexts } from '../../features/page/page-texts.ts';

export default function TermsScreen() {
  const texts = usePageTexts('terms');
  return <TextPage texts={texts} sections={texts.sections} art={{ src: pencil, width: 189, height: 276 }} />;
}
