/** What a page's first HTML says to those who run no script: search engines, chats, browsers. */

export interface PageHeadTags {
  title: string;
  /** By `name` or `property`; of one that comes twice, the first. */
  meta: Record<string, string>;
  /** By `rel`, languages after a space: `canonical`, `alternate he`. */
  links: Record<string, string>;
  /** The things of the structured data. */
  things: Thing[];
}

/** One thing of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Reads the tags as the server writes them: attributes in double quotes. */
export function readHead(html: string): PageHeadTags {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string> = {};
  for (const { name, property, content } of tagsOf(head, 'meta')) {
    const key = name ?? property;
    if (key !== undefined && content !== undefined) meta[key] ??= content;
  }
  const links: Record<string, string> = {};
  for (const { rel = '', hreflang, href = '' } of tagsOf(head, 'link'))
    links[hreflang ? `${rel} ${hreflang}` : rel] ??= href;
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!),
  );
  return {
    title: unescaped(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    links,
    things: blocks.flatMap((block) => block['@graph'] as Thing[]),
  };
}

function tagsOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name!.toLowerCase(),
        unescaped(value!),
      ]),
    ),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
