import { EntryList } from '../lists/EntryList.tsx';
import { useWorkshopList } from './workshop-list.tsx';

export function WorkshopsTab() {
  return <EntryList list={useWorkshopList()} />;
}
