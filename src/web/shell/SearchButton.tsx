/** The search place: says that there is nothing to search yet and where everything is. */
import { HeaderPopover } from './HeaderPopover.tsx';
import { useMessages } from '../ui/language.tsx';

const importPanel = () => import('./SearchPanel.tsx');

export function SearchButton({ className }: { className?: string }) {
  const { nav } = useMessages();
  return <HeaderPopover icon="search" label={nav.search} panel={importPanel} className={className} />;
}
