/** Who may see and open a tutorial. */

export interface TutorialReader {
  role: 'user' | 'superAdmin';
  owned: boolean;
}

interface Offered {
  active: boolean;
  /** 0 is free. */
  price: number;
}

/** Whether it is there at all for them; an inactive one stays with its owners and the superAdmin. */
export function mayFind({ active }: Offered, { role, owned }: TutorialReader): boolean {
  return active || owned || role === 'superAdmin';
}

/** Whether they may read its pages. */
export function mayOpen(tutorial: Offered, reader: TutorialReader): boolean {
  if (!mayFind(tutorial, reader)) return false;
  return tutorial.price === 0 || reader.owned || reader.role === 'superAdmin';
}

/** The average in hundredths of a star, rounded half up; 0 before the first rating. */
export function averageStars(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 100) / count);
}
