import { deliveryLinesEn } from '#i18n/shop-texts/delivery.en.ts';
import { deliveryLinesHe } from '#i18n/shop-texts/delivery.he.ts';
import { whatsappAddress } from '#domain/whatsapp-address.ts';
import { inBoth } from '#contract/localized.ts';
import type { Settings } from '#contract/settings.ts';
import type { ShopFacts } from '#contract/shop-facts.ts';
import { saidTexts } from './said-texts.ts';

export function publicFacts(settings: Settings): Omit<ShopFacts, 'mail' | 'publicUrl' | 'now'> {
  const { shop, delivery, offers, tax, cancellation, workshops } = settings;
  const stated = { shop, delivery };
  const { instagram, facebook, whatsapp, tiktok } = shop;
  return {
    name: inBoth(shop.name),
    legalName: shop.legalName && inBoth(shop.legalName),
    businessNumber: shop.businessNumber,
    address: shop.address && inBoth(shop.address),
    hours: shop.hours && inBoth(shop.hours),
    accessibility: shop.accessibility && inBoth(shop.accessibility),
    email: shop.email,
    phone: shop.phone,
    networks: { instagram, facebook, whatsapp: whatsapp === null ? null : whatsappAddress(whatsapp), tiktok },
    delivery,
    deliveryLines: { he: deliveryLinesHe(stated), en: deliveryLinesEn(stated) },
    offers,
    tax,
    cancellation,
    offerHours: workshops.offerHours,
    joinBegun: workshops.joinBegun,
    texts: saidTexts(settings),
  };
}
