import type { ImportFormat, ImportResult } from '#contract/imports.ts';
import { Button } from '#ui/Button.tsx';
import { PageActions } from '../layout/PageActions.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { PlannedProducts } from './PlannedProducts.tsx';
import { Problems } from './Problems.tsx';
import type { FileImport } from './useImport.ts';
import styles from './ImportPage.module.css';

/** Their files don't say in which currency their prices are. */
const WITHOUT_CURRENCY: readonly ImportFormat[] = ['shopify', 'woocommerce'];

interface ImportPlanProps {
  plan: ImportResult;
  stage: FileImport['stage'];
  onRun: () => void;
}

export function ImportPlan({ plan, stage, onRun }: ImportPlanProps) {
  const { imports: t } = useAdminMessages();
  const { format, created, skipped, errors, preview = [] } = plan;
  const hidden = preview.filter(({ active }) => !active).length;
  const isBusy = stage === 'importing';
  const facts = [t.of(t.formats[format])];
  if (hidden > 0) facts.push(t.summary.hidden(hidden));
  if (skipped > 0) facts.push(t.summary.skipped(skipped));
  return (
    <>
      <div className={styles.summary}>
        <div>
          <h2 className={styles.heading}>{t.summary.created(created)}</h2>
          <p className={styles.soft}>
            {facts.map((fact) => (
              <bdi key={fact} className={styles.fact}>
                {fact}
              </bdi>
            ))}
          </p>
          {created > 0 && WITHOUT_CURRENCY.includes(format) && <p className={styles.soft}>{t.inShekels}</p>}
        </div>
        {created > 0 && (
          <PageActions>
            <Button look="primary" disabled={isBusy} aria-busy={isBusy} onClick={onRun}>
              <AdminIcon name="check" />
              {t.run(created)}
            </Button>
          </PageActions>
        )}
      </div>
      <Problems errors={errors} />
      {preview.length > 0 && <PlannedProducts products={preview} all={created} />}
    </>
  );
}
