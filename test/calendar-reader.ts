/** Reads a calendar file strictly (RFC 5545), without the code that writes it. */

export interface CalendarProperty {
  parameters: Record<string, string>;
  value: string;
  text: string;
}

export interface CalendarPart {
  name: string;
  properties: Record<string, CalendarProperty>;
  parts: CalendarPart[];
}

const MOST_OCTETS = 75;

/** Throws at a line that is too long, ends otherwise than by CRLF, has half a character or isn't a property. */
export function readCalendar(bytes: Buffer): CalendarPart {
  const file = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!file.endsWith('\r\n')) throw new Error('the file does not end by CRLF');
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line ends otherwise than by CRLF');
  for (const line of splitAtLineEnds(bytes)) {
    if (line.length > MOST_OCTETS) throw new Error(`a line of ${line.length} octets`);
    new TextDecoder('utf-8', { fatal: true }).decode(line);
  }
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const outside: CalendarPart = { name: '', properties: {}, parts: [] };
  const open = [outside];
  for (const line of lines) {
    const { name, ...property } = readLine(line);
    const part = open.at(-1)!;
    if (name === 'BEGIN') {
      const inner = { name: property.value, properties: {}, parts: [] };
      part.parts.push(inner);
      open.push(inner);
    } else if (name === 'END') {
      if (property.value !== part.name) throw new Error(`END:${property.value} of ${part.name}`);
      open.pop();
    } else {
      if (name in part.properties) throw new Error(`a second ${name}`);
      part.properties[name] = property;
    }
  }
  if (open.length !== 1 || outside.parts.length !== 1) throw new Error('not one whole calendar');
  return outside.parts[0]!;
}

function splitAtLineEnds(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf('\r\n'); end !== -1; end = bytes.indexOf('\r\n', start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 2;
  }
  return lines;
}

function readLine(line: string): CalendarProperty & { name: string } {
  const found = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):([^\p{Cc}]*)$/u.exec(line);
  if (!found) throw new Error(`not a property: ${line}`);
  const [, name = '', parameters = '', value = ''] = found;
  const pairs = [...parameters.matchAll(/;([A-Z-]+)=("[^"]*"|[^";:,]*)/g)];
  const text = value.replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
  return {
    name,
    parameters: Object.fromEntries(pairs.map(([, key, of]) => [key, of!.replaceAll('"', '')])),
    value,
    text,
  };
}
