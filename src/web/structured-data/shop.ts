import type { AboutPage, ContactPage, OpeningHoursSpecification, Store, WebSite } from 'schema-dts';
import { pages } from '#contract/routes.ts';
import { openingHours } from '#domain/opening-hours.ts';
import { internationalPhone } from '#domain/phone.ts';
import { contentText } from '#i18n/content.ts';
import { fileUrl, type PageFacts, pageUrl, shopId } from './addresses.ts';
import { COUNTRY } from './named.ts';

export function shop(page: PageFacts): Store {
  const { facts, lang } = page;
  const description = facts.texts['home.description'];
  const networks = Object.values(facts.networks)
    .filter((address) => address !== null)
    .filter(isProfile);
  const picture = facts.texts['home.heroImage'];
  const hours = hoursOf(facts);
  return {
    '@type': 'Store',
    '@id': shopId(page),
    name: facts.name[lang],
    ...(description && { description: contentText(lang, description.he, description.en).text }),
    // One shop has one address, in whichever language it is told of.
    url: `${facts.publicUrl}/`,
    logo: fileUrl(page, '/icons/icon-512.png'),
    image: fileUrl(page, picture ?? '/icons/icon-512.png'),
    ...(facts.email && { email: facts.email }),
    ...(facts.phone && { telephone: internationalPhone(facts.phone) }),
    ...(facts.address && {
      address: { '@type': 'PostalAddress', streetAddress: facts.address[lang], addressCountry: COUNTRY },
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(networks.length > 0 && { sameAs: networks }),
    currenciesAccepted: 'ILS',
  };
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** As far as either sentence is understood. */
function hoursOf({ hours }: PageFacts['facts']): OpeningHoursSpecification[] {
  if (!hours) return [];
  const understood = [hours.he, hours.en].map(openingHours).find(({ length }) => length > 0) ?? [];
  return understood.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day]!}` as const),
    opens,
    closes,
  }));
}

/** Not a network's own address, which is nobody's. */
function isProfile(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname !== '/' || search !== '';
}

/** With the search, `?q=`. */
export function site(page: PageFacts): WebSite {
  const { facts, lang } = page;
  const target = {
    '@type': 'EntryPoint',
    urlTemplate: `${pageUrl(page, pages.search())}?q={search_term_string}`,
  } as const;
  return {
    '@type': 'WebSite',
    '@id': `${facts.publicUrl}/#site`,
    name: facts.name[lang],
    url: pageUrl(page, pages.home()),
    inLanguage: lang,
    publisher: { '@id': shopId(page) },
    potentialAction: Object.assign({ '@type': 'SearchAction', target } as const, {
      'query-input': 'required name=search_term_string',
    }),
  };
}

export function aboutPage(page: PageFacts): AboutPage {
  return {
    '@type': 'AboutPage',
    name: page.messages.nav.about,
    url: pageUrl(page, pages.about()),
    mainEntity: { '@id': shopId(page) },
  };
}

export function contactPage(page: PageFacts): ContactPage {
  return {
    '@type': 'ContactPage',
    name: page.messages.nav.contact,
    url: pageUrl(page, pages.contact()),
    mainEntity: { '@id': shopId(page) },
  };
}
