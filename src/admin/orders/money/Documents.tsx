/** Documents of the provider, and what is missing of them. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { OpenDocument } from './OpenDocument.tsx';
import styles from './Documents.module.css';

export function Documents({ order }: { order: AdminOrder }) {
  const { documents: t } = useAdminMessages().orderMoney;
  const { documents, openDocuments } = order;
  if (documents.length + openDocuments.length === 0) return null;
  const kinds: Record<string, string> = t.kinds;
  return (
    <section className={styles.documents} aria-labelledby="order-documents">
      <h3 id="order-documents" className={styles.title}>
        {t.title}
      </h3>
      {documents.length > 0 && (
        <ul className={styles.made}>
          {documents.map(({ kind, number, url }) => {
            const words = (
              <>
                {kinds[kind] ?? t.other} <bdi dir="ltr">{number}</bdi>
              </>
            );
            return (
              <li key={`${kind} ${number}`}>
                {url === '' ? (
                  words
                ) : (
                  <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
                    {words}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {openDocuments.map((document) => (
        <OpenDocument key={document._id} order={order} document={document} />
      ))}
    </section>
  );
}
