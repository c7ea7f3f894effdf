/** Until a card would say something true: nothing is sold without a name and a price. */
import { EntryPicture } from '#admin/pictures/EntryPicture.tsx';
import { readAt } from '#admin/form/values.ts';
import { knownPrice } from '#admin/fields/known.ts';
import styles from './CardPlaceholder.module.css';

interface CardPlaceholderProps {
  values: object;
  name: string;
}

export function lacksCard(values: object, name: string): boolean {
  return name === '' || knownPrice((readAt(values, ['price']) ?? null) as number | null) === null;
}

export function CardPlaceholder({ values, name }: CardPlaceholderProps) {
  const picture = readAt(values, ['imagePath']) ?? readAt(values, ['image']);
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        {typeof picture === 'string' && picture !== '' && (
          <EntryPicture address={picture} alt="" sizes="320px" className={styles.photo} />
        )}
      </div>
      {name === '' ? (
        <span className={styles.bar} />
      ) : (
        <p className={styles.name} dir="auto">
          {name}
        </p>
      )}
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}
