/** Open Graph and Twitter cards. Only the server writes them, as their readers run no scripts. */
import type { Shekels } from '#domain/money.ts';
import { SHARE_SIZE, shareFactsOf, shareMark, sharePath } from '#contract/share.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { isolatedPrice } from '#i18n/format.ts';
import { LOCALE } from '#i18n/locales.ts';
import { messagesOf } from '#i18n/messages.ts';
import { contentText } from '#i18n/content.ts';
import { useLang } from '#ui/language.tsx';
import { useFacts, useNow } from './facts.tsx';
import type { ShareTagsProps } from './share-tags-context.ts';

export function ShareTags({ title, description, url, share }: ShareTagsProps) {
  const lang = useLang();
  const facts = useFacts();
  const now = useNow();
  const shop = facts.name[lang];
  const { 'home.heroTitle': hero, 'home.heroImage': heroImage } = facts.texts;
  const drawn = share
    ? shareFactsOf(share, lang, shop, now)
    : { shop, title: hero ? contentText(lang, hero.he, hero.en).text : shop, price: null, image: heroImage };
  const image = sharePath(share ? { kind: share.kind, id: share.entry._id } : null, lang, shareMark(drawn));
  const words = [priceWords(lang, drawn.price), description].filter(Boolean).join(' · ');
  return (
    <>
      <meta property="og:type" content={share?.kind === 'products' ? 'product' : 'website'} />
      <meta property="og:site_name" content={shop} />
      <meta property="og:title" content={title} />
      {words && <meta property="og:description" content={words} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={LOCALE[lang].openGraph} />
      {LANGS.filter((other) => other !== lang).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALE[other].openGraph} />
      ))}
      <meta property="og:image" content={facts.publicUrl + image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={share ? drawn.title : shop} />
      <meta name="twitter:card" content="summary_large_image" />
      {drawn.price !== null && (
        <>
          <meta property="product:price:amount" content={String(drawn.price)} />
          <meta property="product:price:currency" content="ILS" />
        </>
      )}
    </>
  );
}

function priceWords(lang: Lang, price: Shekels | null): string {
  if (price === null) return '';
  return price === 0 ? messagesOf(lang).tutorials.free : isolatedPrice(price);
}
