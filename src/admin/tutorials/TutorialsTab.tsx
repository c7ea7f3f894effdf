import { EntryList } from '../lists/EntryList.tsx';
import { useTutorialList } from './tutorial-list.tsx';

export function TutorialsTab() {
  return <EntryList list={useTutorialList()} />;
}
