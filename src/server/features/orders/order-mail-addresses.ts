import { adminPages } from '#contract/admin-routes.ts';
import { requestPage } from '#contract/order-routes.ts';
import { pages, inLanguage } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import type { MailAddresses } from '#server/mail/orders/order-facts.ts';

interface Addressing {
  orderId: string;
  lang: Lang;
  publicUrl: string;
  /** The id of the latest cancellation request. */
  requestId: string | null;
}

/** `of`: whose page of the order is linked to. */
export function orderMailAddresses(
  { orderId, lang, publicUrl, requestId }: Addressing,
  of: 'customer' | 'shop',
): MailAddresses {
  const absolute = (path: string) => new URL(inLanguage(lang, path), publicUrl).href;
  return {
    order: absolute(of === 'shop' ? adminPages.orders({ show: orderId }) : pages.order(orderId)),
    cancel: absolute(pages.cancel()),
    request: requestId === null ? null : absolute(requestPage(requestId)),
    terms: absolute(pages.terms()),
    account: absolute(pages.account()),
    tutorial: (id) => absolute(pages.tutorial(id)),
    file: (path) => new URL(path, publicUrl).href,
  };
}
