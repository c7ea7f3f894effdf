import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { ImportResult } from '#contract/imports.ts';
import { Link } from '#ui/Link.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { ListHead } from '../lists/bar/ListHead.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportDone, NothingMade } from './ImportDone.tsx';
import { ImportFailed } from './ImportFailed.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { useImport } from './useImport.ts';
import styles from './ImportPage.module.css';

export default function ImportPage() {
  const { imports: t } = useAdminMessages();
  const { search, change } = useAdminNavigation();
  const [nothing, setNothing] = useState<ImportResult | null>(null);
  const found = useImport((result) => {
    setNothing(result._id === undefined ? result : null);
    // In the address, so that a reload still shows it.
    change({ import: result._id }, { push: true });
  });
  const { file, stage, plan, failure } = found;
  const again = () => {
    setNothing(null);
    change({ import: undefined });
  };
  const body = () => {
    if (search.import !== undefined) return <ImportDone id={search.import} onAgain={again} />;
    if (nothing) return <NothingMade result={nothing} onAgain={again} />;
    return (
      <>
        {failure && <ImportFailed failure={failure} />}
        <ChooseFile found={found} />
        {file && plan && <ImportPlan plan={plan} stage={stage} onRun={() => void found.run()} />}
      </>
    );
  };
  return (
    <div className={styles.page}>
      <Link to={pages.adminTab('shop')} className={styles.back}>
        <AdminIcon name="previous" />
        {t.back}
      </Link>
      <ListHead title={t.title} count="" />
      {body()}
    </div>
  );
}
