/** What a customer already has at a workshop: read in the browser, as public pages are the same for all. */
import { pages } from '#contract/routes.ts';
import type { WorkshopId } from '#domain/ids.ts';
import type { Lang } from '#domain/language.ts';
import { pageTextsOf } from '#i18n/pages/texts.ts';
import type { Api } from '#web/api/client.ts';
import { lineAnchor } from '#web/features/orders/line-anchor.ts';
import { isLeaving } from '#web/screens/seats/leaving.ts';
import { createSeatsApi } from '#web/screens/seats/seats-api.ts';

export interface OwnSeats {
  text: string;
  /** The line on its order's page, or the account where there are several orders. */
  to: string;
}

/** Seats that are to be cancelled don't count. The page's texts for seats are loaded. */
export async function readOwnSeats(
  api: Pick<Api, 'call'>,
  workshop: WorkshopId,
  lang: Lang,
): Promise<OwnSeats | null> {
  const { own: t } = pageTextsOf('seats', lang);
  const lines = (await createSeatsApi(api).seats())
    .filter((one) => one.kind === 'registration')
    .filter((one) => one.workshop === workshop && !isLeaving(one));
  const [first] = lines;
  if (!first) return null;
  const isOneOrder = lines.every(({ order }) => order._id === first.order._id);
  return {
    text: t.have(
      lines.reduce((sum, { seats, cancellation }) => sum + seats - (cancellation.requestedSeats ?? 0), 0),
    ),
    to: isOneOrder ? `${pages.order(first.order._id)}#${lineAnchor(first._id)}` : pages.account(),
  };
}
