/** Where a reader goes on after the last page: what is of the same kind. */
import type { Product } from '#contract/products.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import { TUTORIAL_LEVELS } from '#domain/catalogue.ts';
import { freeSeats } from '#domain/workshop.ts';
import type { Api } from '#web/api/client.ts';
import { comingWorkshops } from '#web/features/catalogue/coming-workshops.ts';
import { readAllWorkshops } from '#web/workshop-loads.ts';

export interface NextSteps {
  tutorial: TutorialCard | null;
  product: Product | null;
  workshop: Workshop | null;
}

const CANDIDATES = 24;

interface Reader {
  /** Ids of the tutorials they bought. */
  owned: readonly string[];
  now: Date;
}

/** What can't be read now is left out. */
export async function readNextSteps(
  api: Api,
  read: TutorialCard,
  { owned, now }: Reader,
): Promise<NextSteps> {
  const { category } = read;
  const [tutorials, products, workshops] = await Promise.all([
    orNothing(api.tutorials({ category, limit: CANDIDATES }).then(({ data }) => data)),
    orNothing(api.products({ category, limit: CANDIDATES }).then(({ data }) => data)),
    orNothing(readAllWorkshops(api)),
  ]);
  const open = workshops.filter((workshop) => workshop.category === category && freeSeats(workshop) > 0);
  return {
    tutorial: nextTutorial(read, tutorials, owned),
    product: products.find(({ inventory }) => inventory > 0) ?? null,
    workshop: comingWorkshops(open, now, 1)[0] ?? null,
  };
}

/** The first as hard as this one or harder, else the first; none that the reader has bought. */
export function nextTutorial(
  read: TutorialCard,
  candidates: readonly TutorialCard[],
  owned: readonly string[],
): TutorialCard | null {
  const others = candidates.filter(({ _id }) => _id !== read._id && !owned.includes(_id));
  const hardness = ({ level }: TutorialCard) => TUTORIAL_LEVELS.indexOf(level);
  return others.find((other) => hardness(other) >= hardness(read)) ?? others[0] ?? null;
}

async function orNothing<Entry>(call: Promise<Entry[]>): Promise<Entry[]> {
  return call.catch((error: unknown) => {
    console.error(error);
    return [];
  });
}
