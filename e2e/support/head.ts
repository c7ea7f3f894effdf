export interface PageHeadTags {
  title: string;
  /** By `name` or `property`; the first of duplicates. */
  meta: Record<string, string>;
  /** By `rel` and language: `canonical`, `alternate he`. */
  links: Record<string, string>;
  things: Thing[];
}

export type Thing = { '@type': string } & Record<string, unknown>;

/** Only for attributes in double quotes, as the server writes them. */
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
